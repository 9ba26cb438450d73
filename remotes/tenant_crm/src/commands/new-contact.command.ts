import type { PluginContext } from '@butterfly/plugin-sdk';

/** With an address, the form begins with it. */
export function run({ nav }: PluginContext, args?: { email?: string }): void {
  nav.go(args?.email ? `${nav.href('new_contact')}?email=${encodeURIComponent(args.email)}` : nav.href('new_contact'));
}
