import { antdTokens } from '@butterfly/ui-kit';
import { ConfigProvider, theme as antdTheme } from 'antd';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useServices } from '../app-services';
import { useMediaQuery } from '../layout/use-media-query';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

/** In a list to choose from; tables and pages say themselves what is missing. */
const nothing = () => <p className="bf-soft">Nothing to choose from</p>;

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
    <ConfigProvider theme={config} csp={{ nonce }} renderEmpty={nothing}>
      {children}
    </ConfigProvider>
  );
}
