import type { Contact, ContactPatch } from '@butterfly/contracts/tenant_crm';
import { contactKinds } from '@butterfly/contracts/tenant_crm/labels';
import { CustomFields } from '@butterfly/record-kit/custom-fields';
import { EditableDay, EditableOption, EditableText, EditableWords, FieldRow, type RecordFields } from '@butterfly/record-kit/fields';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { Select } from 'antd';
import { customFields } from '../crm.sources';
import { channels } from './contact-labels';
import { EditableAddress } from './editable-address';
import { useOrganizationPick } from './use-organization-pick';

type ContactFactsProps = RecordFields<Contact, ContactPatch>;

export function ContactFacts(of: ContactFactsProps) {
  const { record: contact, editor, disabled } = of;
  return (
    <dl className="bf-record-fields">
      <EditableText {...of} name="first_name" label="First name" placeholder="Add the first name" />
      <EditableText {...of} name="last_name" label="Last name" placeholder="Add the last name" />
      <EditableText {...of} name="email" label="E-mail" placeholder="Add an address" nullable />
      <EditableWords {...of} name="other_emails" label="Further addresses" placeholder="Add another address" />
      <EditableText {...of} name="phone_e164" label="Phone" placeholder="Add a number" show={phoneText} nullable />
      <OrganizationFact {...of} />
      <EditableOption {...of} name="kind" label="Kind" options={optionsOf(contactKinds)} />
      <EditableAddress
        address={contact.address}
        disabled={disabled}
        errors={editor.fields['address']}
        onSave={(address) => editor.save({ address })}
      />
      <EditableDay {...of} name="birthday" label="Birthday" placeholder="Add the day" />
      <EditableOption {...of} name="preferred_channel" label="Best reached by" options={optionsOf(channels)} />
      <EditableWords {...of} name="tags" label="Tags" placeholder="Add tags" />
      <CustomFields source={customFields} entity="contact" custom={contact.custom} disabled={disabled} editor={editor} />
    </dl>
  );
}

function OrganizationFact({ record: contact, editor, disabled }: ContactFactsProps) {
  const current = contact.organization_id ? { id: contact.organization_id, name: contact.organization_name ?? '' } : null;
  const { options, setSearch, isFetching } = useOrganizationPick(current);
  const errors = editor.fields['organization_id'];
  return (
    <FieldRow label="Organization" errors={errors}>
      <Select
        className="bf-record-select"
        variant="borderless"
        aria-label="Organization"
        value={contact.organization_id}
        placeholder="None"
        disabled={disabled}
        allowClear
        options={options}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        loading={isFetching}
        onChange={(id?: number) => editor.save({ organization_id: id ?? null })}
      />
    </FieldRow>
  );
}
