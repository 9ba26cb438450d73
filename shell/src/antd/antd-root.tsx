import { antdTokens } from '@butterfly/ui-kit';
import { ConfigProvider, theme as antdTheme } from 'antd';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useServices } from '../app-services';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** antd in the product's colours. Loaded with the first plugin, never before the first paint. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { theme } = useServices();
  const mode = useSyncExternalStore(theme.subscribe, theme.getState);
  const config = useMemo(() => ({ ...antdTokens(mode), algorithm: mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm }), [mode]);
  return <ConfigProvider theme={config} csp={{ nonce }}>{children}</ConfigProvider>;
}
