import type { PluginSlots } from '@butterfly/contracts/core';
import { ClientPanels } from './client-panels';

/** Beside the facts of the pipeline's record. */
export function Panel({ contactId, name }: PluginSlots['tenant_crm.contact_panels/v1']) {
  return (
    <div className="bf-panels">
      <ClientPanels of={String(contactId)} name={name} />
    </div>
  );
}
