import type { PluginContext } from '@butterfly/plugin-sdk';

export function run({ nav }: PluginContext): void {
  nav.go(nav.href('stocktakes'));
}
