import type { Invoice, InvoicePatch } from '@butterfly/contracts/proposal_and_invoice';
import { errorMessage, versionTag } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { describedBy, Field } from '@butterfly/ui-kit/record';
import { Alert, Button, Drawer, Input, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../proposal_and_invoice.client';
import { DraftLines } from './draft-lines';

type Written = Required<Pick<InvoicePatch, 'bill_to' | 'due_date' | 'kind' | 'lines' | 'notes' | 'po_number' | 'tax_mode' | 'title'>>;

const KINDS = { standard: 'Invoice', deposit: 'Deposit', final: 'Final invoice' } as const;
const TAX = { exclusive: 'Tax comes on top', inclusive: 'Prices include tax' } as const;

function writtenOf({ title, kind, due_date, bill_to, po_number, notes, tax_mode, lines }: Invoice): Written {
  return {
    ...{ title, due_date, bill_to, po_number, notes, tax_mode },
    kind: kind === 'deposit' || kind === 'final' ? kind : 'standard',
    lines: lines.map(({ total_cents: _total, ...line }) => line),
  };
}

/** A draft is written here; issued, it stays as it is. */
export function DraftButton({ invoice }: { readonly invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write the draft</Button>
      {isOpen && <DraftDrawer invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}

function DraftDrawer({ invoice, onClose }: { readonly invoice: Invoice; readonly onClose: () => void }) {
  const [draft, setDraft] = useState(() => writtenOf(invoice));
  const set = (part: Partial<Written>) => setDraft({ ...draft, ...part });
  const save = useAction<Written, unknown>({
    run: (body) => api.updateInvoice({ params: { id: String(invoice.id) }, body, ifMatch: versionTag(invoice.id, invoice.version) }),
    invalidates: [keys.invoices],
    failure: 'inline',
    successMessage: () => 'The draft is saved',
    onSuccess: onClose,
  });
  const problems = Object.values(save.fields).flat();
  const isNamed = draft.title.trim() !== '' && draft.lines.every(({ name }) => name.trim() !== '');
  return (
    <Drawer
      open
      size={640}
      onClose={onClose}
      title="Write the draft"
      footer={
        <span className="pi-adds">
          <Button type="primary" disabled={!isNamed} loading={save.busy} onClick={() => save.go(draft)}>
            Save draft
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </span>
      }
    >
      <div className="bf-form">
        <Field id="pi-draft-title" label="Title" errors={save.fields['title']}>
          <Input
            {...describedBy('pi-draft-title', save.fields['title'])}
            maxLength={160}
            value={draft.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <DraftTerms draft={draft} onChange={set} />
        <DraftLines lines={draft.lines} currency={invoice.currency} onChange={(lines) => set({ lines })} />
        <Field id="pi-draft-notes" label="Notes">
          <Input.TextArea
            id="pi-draft-notes"
            rows={2}
            maxLength={2_000}
            value={draft.notes}
            onChange={({ target }) => set({ notes: target.value })}
          />
        </Field>
        {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} description={problems.join('; ') || undefined} />}
      </div>
    </Drawer>
  );
}

interface DraftTermsProps {
  readonly draft: Written;
  readonly onChange: (part: Partial<Written>) => void;
}

function DraftTerms({ draft, onChange }: DraftTermsProps) {
  const { bill_to } = draft;
  return (
    <>
      <Field id="pi-draft-kind" label="Kind">
        <Select
          id="pi-draft-kind"
          className="bf-wide"
          value={draft.kind}
          options={optionsOf(KINDS)}
          onChange={(kind) => onChange({ kind })}
        />
      </Field>
      <Field id="pi-draft-due" label="Due on" hint="Empty: when it is issued">
        <Input
          id="pi-draft-due"
          type="date"
          value={draft.due_date ?? ''}
          onChange={({ target }) => onChange({ due_date: target.value === '' ? null : target.value })}
        />
      </Field>
      <Field id="pi-draft-name" label="For whom">
        <Input
          id="pi-draft-name"
          maxLength={160}
          value={bill_to.name}
          onChange={({ target }) => onChange({ bill_to: { ...bill_to, name: target.value } })}
        />
      </Field>
      <Field id="pi-draft-email" label="E-mail">
        <Input
          id="pi-draft-email"
          maxLength={254}
          value={bill_to.email}
          onChange={({ target }) => onChange({ bill_to: { ...bill_to, email: target.value } })}
        />
      </Field>
      <Field id="pi-draft-po" label="Their order number">
        <Input id="pi-draft-po" maxLength={60} value={draft.po_number} onChange={({ target }) => onChange({ po_number: target.value })} />
      </Field>
      <Field id="pi-draft-tax" label="Tax">
        <Select
          id="pi-draft-tax"
          className="bf-wide"
          value={draft.tax_mode}
          options={optionsOf(TAX)}
          onChange={(tax_mode) => onChange({ tax_mode })}
        />
      </Field>
    </>
  );
}
