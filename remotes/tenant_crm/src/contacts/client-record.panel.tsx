import type { PluginSlots } from '@butterfly/contracts/core';
import { ContactRecord } from './contact-record';

/** The same record at the address of the client. */
export function Panel({ contactId, followed, onEmail }: PluginSlots['contact_management.client_record/v1']) {
  return <ContactRecord id={String(contactId)} followed={followed} onEmail={onEmail} />;
}
