import type { Proposal, ProposalTemplateRow } from '@butterfly/contracts/proposal_and_invoice';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../proposal_and_invoice.client';
import { EVENTS } from './event-words';

interface SaveTemplateDialogProps {
  readonly proposal: Proposal;
  readonly onClose: () => void;
}

const NEW = 0;

/** Keeps what a proposal says for the next ones: as a template of its own, or in the place of one that there is. */
export function SaveTemplateDialog({ proposal, onClose }: SaveTemplateDialogProps) {
  const [place, setPlace] = useState(NEW);
  const [title, setTitle] = useState(proposal.title.slice(0, 120));
  const [event_types, setTypes] = useState<ProposalTemplateRow['event_types']>([]);
  const known = useQuery({
    queryKey: keys.templates,
    queryFn: async ({ signal }) => (await api.listProposalTemplates({ query: {}, signal })).data,
  });
  const save = useAction<undefined, unknown>({
    run: async () => {
      const body = { proposal_id: proposal.id, title, event_types };
      if (place === NEW) return api.createProposalTemplate({ body });
      const params = { id: String(place) };
      const { etag } = await api.getProposalTemplate({ params });
      return api.updateProposalTemplate({ params, body, ifMatch: etag ?? '*' });
    },
    invalidates: [keys.templates],
    failure: 'inline',
    successMessage: () => `“${title.trim()}” is a template now`,
    onSuccess: onClose,
  });
  const choose = (id: number) => {
    setPlace(id);
    const found = known.data?.find((one) => one.id === id);
    if (found) setTitle(found.title);
    if (found) setTypes(found.event_types);
  };
  return (
    <Modal
      open
      title="Save as template"
      onCancel={onClose}
      footer={[
        <Button key="no" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="yes" type="primary" disabled={title.trim() === ''} loading={save.busy} onClick={() => save.go(undefined)}>
          Save template
        </Button>,
      ]}
    >
      <div className="bf-form">
        <p>Sections, lines, discounts, payments and terms are kept. The client, days and photographs are not.</p>
        <Field id="pi-template-place" label="Where">
          <Select
            id="pi-template-place"
            className="bf-wide"
            value={place}
            onChange={choose}
            options={[
              { value: NEW, label: 'A new template' },
              ...(known.data ?? []).map(({ id, title: name }) => ({ value: id, label: `In the place of “${name}”` })),
            ]}
          />
        </Field>
        <Field id="pi-template-title" label="Name" errors={save.fields['title']}>
          <Input
            {...describedBy('pi-template-title', save.fields['title'])}
            maxLength={120}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Field id="pi-template-events" label="Written for" hint="None: every kind of event">
          <Select
            id="pi-template-events"
            className="bf-wide"
            mode="multiple"
            value={event_types}
            onChange={setTypes}
            options={optionsOf(EVENTS)}
          />
        </Field>
        {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} />}
      </div>
    </Modal>
  );
}
