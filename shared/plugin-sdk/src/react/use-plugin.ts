import type { PluginContext } from '../plugin-context';
import { usePluginHost } from './plugin-provider';

/**
 * The context of the plugin that renders this component.
 *
 * @example
 * const { nav, ui } = usePlugin();
 * ui.toast('success', 'Saved');
 */
export function usePlugin(): PluginContext {
  return usePluginHost().context;
}
