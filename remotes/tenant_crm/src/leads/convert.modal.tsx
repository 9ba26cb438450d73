import type { Lead, LeadConversion } from '@butterfly/contracts/tenant_crm';
import { useMembers } from '@butterfly/record-kit/members';
import { Button, Checkbox, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { members } from '../crm.sources';
import { DateAvailabilityNote } from '../parts/date-load-note';
import { personOf } from './lead-kind';

interface ConvertModalProps {
  readonly lead: Lead;
  readonly busy: boolean;
  readonly onSubmit: (request: LeadConversion) => void;
  readonly onCancel: () => void;
}

/** The last look before a lead becomes a project. */
export function ConvertModal({ lead, busy, onSubmit, onCancel }: ConvertModalProps) {
  const owners = useMembers(members);
  const [name, setName] = useState(lead.title);
  const [owner, setOwner] = useState<number | null>(lead.owner_id);
  const [contact, setContact] = useState(true);
  const person = personOf(lead) || lead.email;
  return (
    <Modal
      open
      title="Make it a project"
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Not yet
        </Button>,
        <Button
          key="ok"
          type="primary"
          loading={busy}
          disabled={name.trim() === ''}
          onClick={() => onSubmit({ name: name.trim(), owner_id: owner, create_contact: contact })}
        >
          Create project
        </Button>,
      ]}
    >
      <div className="bf-form">
        <div>
          <label className="bf-record-label" htmlFor="convert-name">
            Name of the project
          </label>
          <Input id="convert-name" value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
        </div>
        <div>
          <label className="bf-record-label" htmlFor="convert-owner">
            Taken care of by
          </label>
          <Select
            id="convert-owner"
            className="bf-wide"
            allowClear
            placeholder="Nobody yet"
            value={owner}
            options={owners.map(({ id, name: label }) => ({ value: id, label }))}
            onChange={(id) => setOwner(id ?? null)}
          />
        </div>
        {person && !lead.contact_id && (
          <Checkbox checked={contact} onChange={(event) => setContact(event.target.checked)}>
            Keep {person} as a contact of the project
          </Checkbox>
        )}
        <DateAvailabilityNote date={lead.event_date} venue={lead.venue_text} />
        <p className="bf-soft">Notes, files and their words go along. The lead stays as it was.</p>
      </div>
    </Modal>
  );
}
