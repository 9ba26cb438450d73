import type { Organization, OrganizationPatch } from '@butterfly/contracts/tenant_crm';
import { CustomFields } from '@butterfly/record-kit/custom-fields';
import { EditableChoice, EditableField } from '@butterfly/record-kit/fields';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import type { RecordEditor } from '@butterfly/record-kit/record';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { EditableAddress } from '../contacts/editable-address';
import { readTags } from '../contacts/contact-labels';
import { customFields, members } from '../crm.sources';
import { organizationKinds } from './organization-labels';

interface OrganizationFactsProps {
  readonly organization: Organization;
  readonly editor: RecordEditor<Organization, OrganizationPatch>;
  readonly disabled: boolean;
}

export function OrganizationFacts({ organization, editor, disabled }: OrganizationFactsProps) {
  const owners = useMembers(members);
  const { fields, save } = editor;
  const keep = (patch: OrganizationPatch) => (save(patch), null);
  const line = (name: 'email' | 'tax_id' | 'website', label: string, placeholder: string) => (
    <EditableField
      label={label}
      text={organization[name] ?? ''}
      shown={organization[name]}
      placeholder={placeholder}
      disabled={disabled}
      errors={fields[name]}
      onCommit={(text) => keep({ [name]: text || null })}
    />
  );
  return (
    <dl className="bf-record-fields">
      <EditableChoice
        label="Kind"
        value={organization.kind}
        options={optionsOf(organizationKinds)}
        placeholder="Choose"
        clearable={false}
        disabled={disabled}
        errors={fields['kind']}
        onPick={(kind) => kind && save({ kind })}
      />
      <EditableField
        label="Phone"
        text={organization.phone_e164 ?? ''}
        shown={organization.phone_e164 && phoneText(organization.phone_e164)}
        placeholder="Add a number"
        disabled={disabled}
        errors={fields['phone_e164']}
        onCommit={(phone_e164) => keep({ phone_e164: phone_e164 || null })}
      />
      {line('email', 'E-mail', 'Add an address')}
      {line('website', 'Website', 'Add the website')}
      <EditableAddress
        address={organization.address}
        disabled={disabled}
        errors={fields['address']}
        onSave={(address) => save({ address })}
      />
      {line('tax_id', 'Tax ID', 'Add the number')}
      <EditableField
        label="Tags"
        text={organization.tags.join(', ')}
        shown={organization.tags.join(', ')}
        placeholder="Add tags"
        disabled={disabled}
        errors={fields['tags']}
        onCommit={(text) => keep({ tags: readTags(text) })}
      />
      <EditableField
        label="Notes"
        text={organization.notes}
        shown={organization.notes}
        placeholder="Add a note"
        disabled={disabled}
        errors={fields['notes']}
        onCommit={(notes) => keep({ notes })}
      />
      <EditableChoice
        label="Taken care of by"
        value={organization.owner_id}
        options={memberOptions(owners)}
        placeholder="Nobody yet"
        clearable
        disabled={disabled}
        errors={fields['owner_id']}
        onPick={(owner_id) => save({ owner_id })}
      />
      <CustomFields source={customFields} entity="organization" custom={organization.custom} disabled={disabled} editor={editor} />
    </dl>
  );
}
