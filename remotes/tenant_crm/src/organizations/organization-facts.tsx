import type { Organization, OrganizationPatch } from '@butterfly/contracts/tenant_crm';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { AddressFact } from '../contacts/address-fact';
import { readTags } from '../contacts/words';
import { CustomFacts } from '../custom-fields/custom-facts';
import { optionsOf } from '../model/event-types';
import { ChoiceFact } from '../parts/record/choice-fact';
import { Fact } from '../parts/record/fact';
import type { RecordEditor } from '../parts/record/use-record-editor';
import { useOwners } from '../parts/use-owners';
import { organizationKinds } from './words';

interface OrganizationFactsProps {
  readonly organization: Organization;
  readonly editor: RecordEditor<Organization, OrganizationPatch>;
  readonly disabled: boolean;
}

export function OrganizationFacts({ organization, editor, disabled }: OrganizationFactsProps) {
  const owners = useOwners();
  const { fields, save } = editor;
  const keep = (patch: OrganizationPatch) => (save(patch), null);
  const line = (name: 'email' | 'tax_id' | 'website', label: string, placeholder: string) => (
    <Fact label={label} text={organization[name] ?? ''} shown={organization[name]} placeholder={placeholder} disabled={disabled} errors={fields[name]} onCommit={(text) => keep({ [name]: text || null })} />
  );
  return (
    <dl className="crm-facts">
      <ChoiceFact label="Kind" value={organization.kind} options={optionsOf(organizationKinds)} placeholder="Choose" clearable={false} disabled={disabled} errors={fields['kind']} onPick={(kind) => kind && save({ kind })} />
      <Fact
        label="Phone" text={organization.phone_e164 ?? ''} shown={organization.phone_e164 && phoneText(organization.phone_e164)} placeholder="Add a number" disabled={disabled} errors={fields['phone_e164']}
        onCommit={(phone_e164) => keep({ phone_e164: phone_e164 || null })}
      />
      {line('email', 'E-mail', 'Add an address')}
      {line('website', 'Website', 'Add the website')}
      <AddressFact address={organization.address} disabled={disabled} errors={fields['address']} onSave={(address) => save({ address })} />
      {line('tax_id', 'Tax ID', 'Add the number')}
      <Fact label="Tags" text={organization.tags.join(', ')} shown={organization.tags.join(', ')} placeholder="Add tags" disabled={disabled} errors={fields['tags']} onCommit={(text) => keep({ tags: readTags(text) })} />
      <Fact label="Notes" text={organization.notes} shown={organization.notes} placeholder="Add a note" disabled={disabled} errors={fields['notes']} onCommit={(notes) => keep({ notes })} />
      <ChoiceFact
        label="Taken care of by" value={organization.owner_id} options={owners.map(({ id, name }) => ({ value: id, label: name }))} placeholder="Nobody yet" clearable disabled={disabled}
        errors={fields['owner_id']} onPick={(owner_id) => save({ owner_id })}
      />
      <CustomFacts entity="organization" custom={organization.custom} disabled={disabled} editor={editor} />
    </dl>
  );
}
