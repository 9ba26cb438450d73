import type { BootData } from '@butterfly/contracts/plugins';

/** A plugin this person may not use is not in the boot data: its id is all there is to say, in words. */
export function pluginName(id: string, { plugins, unavailable }: Pick<BootData, 'plugins' | 'unavailable'>): string {
  const title = [...plugins, ...unavailable].find((plugin) => plugin.id === id)?.title;
  const words = id.replaceAll('_', ' ').replace(/\bcrm\b/, 'CRM');
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
