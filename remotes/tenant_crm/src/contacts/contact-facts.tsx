import type { Contact, ContactPatch } from '@butterfly/contracts/tenant_crm';
import { CustomFields } from '@butterfly/record-kit/custom-fields';
import { EditableChoice, EditableField } from '@butterfly/record-kit/fields';
import type { RecordEditor } from '@butterfly/record-kit/record';
import { DateText } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { Select } from 'antd';
import { customFields } from '../crm.sources';
import { EditableAddress } from './editable-address';
import { useOrganizationPick } from './use-organization-pick';
import { contactKinds } from '@butterfly/contracts/tenant_crm/labels';
import { channels, readTags } from './contact-labels';

interface ContactFactsProps {
  readonly contact: Contact;
  readonly editor: RecordEditor<Contact, ContactPatch>;
  readonly disabled: boolean;
}

export function ContactFacts({ contact, editor, disabled }: ContactFactsProps) {
  const { fields, save } = editor;
  const keep = (patch: ContactPatch) => (save(patch), null);
  return (
    <dl className="bf-record-fields">
      <EditableField
        label="First name"
        text={contact.first_name}
        shown={contact.first_name}
        placeholder="Add the first name"
        disabled={disabled}
        errors={fields['first_name']}
        onCommit={(first_name) => keep({ first_name })}
      />
      <EditableField
        label="Last name"
        text={contact.last_name}
        shown={contact.last_name}
        placeholder="Add the last name"
        disabled={disabled}
        errors={fields['last_name']}
        onCommit={(last_name) => keep({ last_name })}
      />
      <EditableField
        label="E-mail"
        text={contact.email ?? ''}
        shown={contact.email}
        placeholder="Add an address"
        disabled={disabled}
        errors={fields['email']}
        onCommit={(email) => keep({ email: email || null })}
      />
      <EditableField
        label="Further addresses"
        text={contact.other_emails.join(', ')}
        shown={contact.other_emails.join(', ')}
        placeholder="Add another address"
        disabled={disabled}
        errors={fields['other_emails']}
        onCommit={(text) => keep({ other_emails: readTags(text) })}
      />
      <EditableField
        label="Phone"
        text={contact.phone_e164 ?? ''}
        shown={contact.phone_e164 && phoneText(contact.phone_e164)}
        placeholder="Add a number"
        disabled={disabled}
        errors={fields['phone_e164']}
        onCommit={(phone_e164) => keep({ phone_e164: phone_e164 || null })}
      />
      <OrganizationFact contact={contact} editor={editor} disabled={disabled} />
      <EditableChoice
        label="Kind"
        value={contact.kind}
        options={optionsOf(contactKinds)}
        placeholder="Choose"
        clearable={false}
        disabled={disabled}
        errors={fields['kind']}
        onPick={(kind) => kind && save({ kind })}
      />
      <EditableAddress address={contact.address} disabled={disabled} errors={fields['address']} onSave={(address) => save({ address })} />
      <EditableField
        label="Birthday"
        type="date"
        text={contact.birthday ?? ''}
        shown={contact.birthday && <DateText value={contact.birthday} />}
        placeholder="Add the day"
        disabled={disabled}
        errors={fields['birthday']}
        onCommit={(birthday) => keep({ birthday: birthday || null })}
      />
      <EditableChoice
        label="Best reached by"
        value={contact.preferred_channel}
        options={optionsOf(channels)}
        placeholder="Choose"
        clearable={false}
        disabled={disabled}
        errors={fields['preferred_channel']}
        onPick={(preferred_channel) => preferred_channel && save({ preferred_channel })}
      />
      <EditableField
        label="Tags"
        text={contact.tags.join(', ')}
        shown={contact.tags.join(', ')}
        placeholder="Add tags"
        disabled={disabled}
        errors={fields['tags']}
        onCommit={(text) => keep({ tags: readTags(text) })}
      />
      <CustomFields source={customFields} entity="contact" custom={contact.custom} disabled={disabled} editor={editor} />
    </dl>
  );
}

function OrganizationFact({ contact, editor, disabled }: ContactFactsProps) {
  const current = contact.organization_id ? { id: contact.organization_id, name: contact.organization_name ?? '' } : null;
  const { options, setSearch, isFetching } = useOrganizationPick(current);
  const errors = editor.fields['organization_id'];
  return (
    <div className="bf-record-row">
      <dt>Organization</dt>
      <dd>
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
        {errors && (
          <p className="bf-field-error" role="alert">
            {errors.join(', ')}
          </p>
        )}
      </dd>
    </div>
  );
}
