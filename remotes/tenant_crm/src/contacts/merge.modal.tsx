import type { Contact, MergeField } from '@butterfly/contracts/tenant_crm';
import { errorMessage } from '@butterfly/plugin-sdk';
import { addressText } from '@butterfly/record-kit/people';
import { useFormats } from '@butterfly/ui-kit';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import { personName } from '@butterfly/ui-kit/labels';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Modal, Select } from 'antd';
import { useState } from 'react';
import { crm } from '../crm.client';
import { peopleKeys } from './keys';
import { contactRecord } from './contact-kind';
import { mergeFields } from './merge-panel';
import { contactKinds, emailConsents, smsConsents } from '@butterfly/contracts/tenant_crm/labels';
import { channels } from './contact-labels';

interface MergeModalProps {
  readonly contact: Contact;
  readonly onClose: () => void;
  readonly onMerged: (contact: Contact, etag: string | null) => void;
}

const labels: Readonly<Record<string, string>> = {
  ...contactRecord.labels,
  consent_email: 'E-mail consent',
  consent_sms: 'Text consent',
};

/** Two contacts side by side: where they differ, the person chooses; everything else is kept. */
export function MergeModal({ contact, onClose, onMerged }: MergeModalProps) {
  const [otherId, setOtherId] = useState<number | null>(null);
  const [sides, setSides] = useState<Readonly<Record<string, number>>>({});
  const id = otherId === null ? '' : String(otherId);
  const other = useQuery({
    queryKey: peopleKeys.contact(id),
    enabled: id !== '',
    queryFn: async ({ signal }) => {
      const { data, etag } = await crm.getContact({ params: { id }, signal });
      return { record: data, etag };
    },
  });
  const merge = useMutation({
    mutationFn: (take: MergeField[]) => crm.mergeContact({ params: { id: String(contact.id) }, body: { into: otherId ?? 0, take } }),
    onSuccess: ({ data, etag }) => onMerged(data, etag),
  });
  const both = other.data ? ([contact, other.data.record].sort((a, b) => a.id - b.id) as [Contact, Contact]) : null;
  const send = () => {
    if (both) merge.mutate(mergeFields.filter((name) => sides[name] === both[1].id));
  };
  return (
    <Modal
      open
      width={720}
      title={`Merge ${personName(contact)} with…`}
      onCancel={onClose}
      okText="Merge"
      okButtonProps={{ disabled: !both, loading: merge.isPending }}
      onOk={send}
    >
      <div className="bf-form">
        <PersonPick except={contact.id} value={otherId} onPick={setOtherId} />
        {both && <Choices both={both} sides={sides} onSide={(name, side) => setSides({ ...sides, [name]: side })} />}
        {both && (
          <p className="bf-soft">
            Projects, consent, tags and both addresses are kept. The older contact stays. You can undo this for 30 days.
          </p>
        )}
        {merge.isError && (
          <p className="bf-field-error" role="alert">
            {errorMessage(merge.error)}
          </p>
        )}
      </div>
    </Modal>
  );
}

interface ChoicesProps {
  readonly both: readonly [Contact, Contact];
  readonly sides: Readonly<Record<string, number>>;
  readonly onSide: (name: MergeField, id: number) => void;
}

function Choices({ both, sides, onSide }: ChoicesProps) {
  const { day } = useFormats();
  const words = (contact: Contact, name: MergeField) => labelOf(contact, name, day);
  const different = mergeFields.filter(
    (name) => words(both[0], name) !== '' && words(both[1], name) !== '' && words(both[0], name) !== words(both[1], name),
  );
  if (different.length === 0) return <p>Nothing they say about themselves contradicts.</p>;
  return (
    <div className="bf-conflict-fields">
      {different.map((name) => (
        <fieldset key={name} className="bf-conflict-field">
          <legend>{labels[name]}</legend>
          {both.map((contact) => (
            <label key={contact.id} className="bf-conflict-side" data-picked={(sides[name] ?? both[0].id) === contact.id || undefined}>
              <input
                type="radio"
                name={`merge-${name}`}
                checked={(sides[name] ?? both[0].id) === contact.id}
                onChange={() => onSide(name, contact.id)}
              />
              <span>{words(contact, name)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function labelOf(contact: Contact, name: MergeField, day: (value: string) => string): string {
  if (name === 'organization_id') return contact.organization_name ?? '';
  if (name === 'address') return addressText(contact.address);
  if (name === 'kind') return contactKinds[contact.kind];
  if (name === 'preferred_channel') return channels[contact.preferred_channel];
  if (name === 'consent_email') return contact.consent_email === 'none' ? '' : emailConsents[contact.consent_email];
  if (name === 'consent_sms') return contact.consent_sms === 'none' ? '' : smsConsents[contact.consent_sms];
  const value = contact[name] ?? '';
  if (name === 'phone_e164') return value && phoneText(value);
  return name === 'birthday' ? value && day(value) : value;
}

interface PersonPickProps {
  readonly except?: number;
  readonly value: number | null;
  readonly onPick: (id: number | null) => void;
}

/** A contact out of all of them, found on the server. */
export function PersonPick({ except, value, onPick }: PersonPickProps) {
  const [search, setSearch] = useState('');
  const { data, isFetching } = useQuery({
    queryKey: [...peopleKeys.contacts, 'pick', search],
    queryFn: async ({ signal }) =>
      (await crm.listContacts({ query: { page: 1, page_size: 20, ...(search && { search }) }, signal })).data.results,
    placeholderData: keepPreviousData,
  });
  const options = (data ?? [])
    .filter(({ id }) => id !== except)
    .map((row) => ({
      value: row.id,
      label: [personName(row), row.email ?? (row.phone_e164 && phoneText(row.phone_e164))].filter(Boolean).join(' · '),
    }));
  return (
    <Select
      aria-label="Contact"
      className="crm-pick"
      placeholder="Search by name, e-mail or phone"
      value={value}
      options={options}
      loading={isFetching}
      allowClear
      showSearch={{ filterOption: false, onSearch: setSearch }}
      onChange={(id?: number) => onPick(id ?? null)}
    />
  );
}
