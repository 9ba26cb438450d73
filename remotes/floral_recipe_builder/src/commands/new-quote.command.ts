import type { PluginContext } from '@butterfly/plugin-sdk';

/** The key of a quote is chosen by whoever opens it first. */
export function run({ nav }: PluginContext): void {
  nav.go(nav.href('quote', { tempProjectId: crypto.randomUUID() }));
}
