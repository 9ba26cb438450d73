import { antdTokens } from '@butterfly/ui-kit';
import { ConfigProvider, theme as antdTheme } from 'antd';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useServices } from '../app-services';
import { useMediaQuery } from '../layout/use-media-query';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** antd in the product's colours. Loaded with the first plugin, never before the first paint. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { theme } = useServices();
  const mode = useSyncExternalStore(theme.subscribe, theme.getState);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const config = useMemo(
    () => ({ ...antdTokens(mode, { motion: !still }), algorithm: mode === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm }),
    [mode, still],
  );
  return (
    <ConfigProvider theme={config} csp={{ nonce }}>
      {children}
    </ConfigProvider>
  );
}
