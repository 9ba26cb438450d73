import type { PluginContext } from '@butterfly/plugin-sdk';

/** Without an address the address book is opened, to pick from. */
export function run({ nav }: PluginContext, args?: { email?: string }): void {
  nav.go(args?.email ? nav.href('client', { clientEmail: args.email }) : nav.href('clients'));
}
