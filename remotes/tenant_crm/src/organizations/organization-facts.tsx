import type { Organization, OrganizationPatch } from '@butterfly/contracts/tenant_crm';
import { CustomFields } from '@butterfly/record-kit/custom-fields';
import { EditableOption, EditableText, EditableWords, type RecordFields } from '@butterfly/record-kit/fields';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { EditableAddress } from '../contacts/editable-address';
import { customFields, members } from '../crm.sources';
import { organizationKinds } from './organization-labels';

export function OrganizationFacts(of: RecordFields<Organization, OrganizationPatch>) {
  const { record: organization, editor, disabled } = of;
  const owners = useMembers(members);
  return (
    <dl className="bf-record-fields">
      <EditableOption {...of} name="kind" label="Kind" options={optionsOf(organizationKinds)} />
      <EditableText {...of} name="phone_e164" label="Phone" placeholder="Add a number" show={phoneText} nullable />
      <EditableText {...of} name="email" label="E-mail" placeholder="Add an address" nullable />
      <EditableText {...of} name="website" label="Website" placeholder="Add the website" nullable />
      <EditableAddress
        address={organization.address}
        disabled={disabled}
        errors={editor.fields['address']}
        onSave={(address) => editor.save({ address })}
      />
      <EditableText {...of} name="tax_id" label="Tax ID" placeholder="Add the number" nullable />
      <EditableWords {...of} name="tags" label="Tags" placeholder="Add tags" />
      <EditableText {...of} name="notes" label="Notes" placeholder="Add a note" />
      <EditableOption {...of} name="owner_id" label="Taken care of by" options={memberOptions(owners)} placeholder="Nobody yet" nullable />
      <CustomFields source={customFields} entity="organization" custom={organization.custom} disabled={disabled} editor={editor} />
    </dl>
  );
}
