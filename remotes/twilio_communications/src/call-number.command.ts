import type { PluginContext } from '@butterfly/plugin-sdk';
import { phoneOf } from './softphone/phone-of';

/** `commands.run('twilio_communications.call', { number, name })`; without a number the calls are opened, to dial one. */
export async function run(context: PluginContext, args?: { number?: string; name?: string }): Promise<void> {
  if (!args?.number) return context.nav.go(context.nav.href('calls'));
  await phoneOf(context).call({ typed: args.number, name: args.name ?? '' });
}
