import { createContext, useContext, type ReactNode } from 'react';
import type { PluginContext } from '../plugin-context';

/** What the shell gives to the React side of a plugin. */
export interface PluginHost {
  readonly context: PluginContext;
  /** Calls back whenever `context.can` may answer differently. */
  subscribePermissions(listener: () => void): () => void;
  /** Draws what other plugins fill into a slot. A shell of before does not know of stand-ins. */
  renderSlot(id: string, props: object, standIns?: SlotStandIns): ReactNode;
}

/** What stands in a slot whose fill is not there. */
export interface SlotStandIns {
  /** Until the code of a fill has come. */
  readonly waiting?: ReactNode;
  /** Where nobody fills the slot, or the fill has failed. */
  readonly instead?: ReactNode;
}

const HostContext = createContext<PluginHost | null>(null);

/**
 * Gives a plugin its host. Used by the shell around every mounted contribution and by the fake host of tests.
 *
 * @example
 * <PluginProvider host={host}><Page /></PluginProvider>
 */
export function PluginProvider({ host, children }: { host: PluginHost; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The host of the plugin that renders this component. */
export function usePluginHost(): PluginHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('This component is rendered outside of a plugin. Wrap it in <PluginProvider host={…}>.');
  return host;
}
