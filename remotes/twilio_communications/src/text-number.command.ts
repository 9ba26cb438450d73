import type { PluginContext } from '@butterfly/plugin-sdk';
import { errorMessage } from '@butterfly/plugin-sdk';
import { api } from './twilio.client';

/** `commands.run('twilio_communications.text', { number, contactId })`; without a number the conversations are opened. */
export async function run({ nav, ui }: PluginContext, args?: { number?: string; contactId?: number; projectId?: number }): Promise<void> {
  if (!args?.number) return nav.go(nav.href('texts'));
  try {
    const { data } = await api.openConversation({
      body: { phone: args.number, contact_id: args.contactId ?? null, project_id: args.projectId ?? null },
    });
    nav.go(`${nav.href('texts')}?conversation=${data.id}`);
  } catch (error) {
    ui.toast('error', errorMessage(error));
  }
}
