import type { PluginContext } from '@butterfly/plugin-sdk';

/** Without an id the list of projects is opened, to pick from. */
export function run({ nav }: PluginContext, args?: { id?: number }): void {
  nav.go(args?.id ? nav.href('project', { id: args.id }) : nav.href('projects'));
}
