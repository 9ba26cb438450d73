import type { Form, FormPatch } from '@butterfly/contracts/lead_page_builder';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, useHeld, usePlugin } from '@butterfly/plugin-sdk/react';
import { minorDigits } from '@butterfly/contracts/money';
import { Alert, Button, Checkbox, Drawer, Input, InputNumber } from 'antd';
import { useEffect, useState } from 'react';
import { api, keys } from '../lead_page_builder.client';
import { moved, newField } from './edit-fields';
import { FieldEditor } from './field-editor';

interface SavedForm {
  readonly data: Form;
  readonly etag: string | null;
}
interface FormEditorProps {
  readonly saved: SavedForm;
  readonly onClose: () => void;
}

const factsOf = ({ name, fields, consent_text, reply_subject, reply_text, booking_slug, guest_price_cents, shows_hints }: Form) => ({
  ...{ name, fields, consent_text, reply_subject, reply_text, booking_slug, guest_price_cents, shows_hints },
});

/** What a form asks, what it promises, and what it answers at once. */
export function FormEditor({ saved, onClose }: FormEditorProps) {
  const { nav, tenant } = usePlugin();
  const [draft, setDraft] = useState(() => factsOf(saved.data));
  const isDirty = JSON.stringify(draft) !== JSON.stringify(factsOf(saved.data));
  // A colleague's save is not written over unseen: the first one here is refused and says so.
  const [base, follow] = useHeld(saved, isDirty);
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const save = useAction<FormPatch, SavedForm>({
    run: (body) => api.updateForm({ params: { id: String(saved.data.id) }, body, ifMatch: base.etag ?? '*' }),
    invalidates: [keys.forms],
    failure: 'inline',
    onFailure: follow,
    successMessage: () => 'The form is saved; visitors see it now',
    onSuccess: onClose,
  });
  useEffect(() => {
    nav.setDirty(isDirty);
    return () => nav.setDirty(false);
  }, [nav, isDirty]);
  const unit = 10 ** minorDigits(tenant.currency);
  const problems = Object.values(save.fields).flat();
  return (
    <Drawer
      open
      title={`The form “${saved.data.name}”`}
      size="large"
      onClose={onClose}
      extra={
        <Button type="primary" disabled={!isDirty} loading={save.busy} onClick={() => save.go(draft)}>
          Save
        </Button>
      }
    >
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} description={problems.join('; ') || undefined} />}
      <div className="lead_page_builder-form">
        <Labelled label="Name of the form, for the team">
          <Input maxLength={80} value={draft.name} onChange={({ target }) => set({ name: target.value })} />
        </Labelled>
        <h3>Questions</h3>
        <ol className="lead_page_builder-fields">
          {draft.fields.map((field) => (
            <FieldEditor
              key={field.key}
              field={field}
              onChange={(next) => set({ fields: draft.fields.map((one) => (one.key === field.key ? next : one)) })}
              onMove={(by) => set({ fields: moved(draft.fields, { key: field.key, by }) })}
              onRemove={() => set({ fields: draft.fields.filter(({ key }) => key !== field.key) })}
            />
          ))}
        </ol>
        <Button disabled={draft.fields.length >= 40} onClick={() => set({ fields: [...draft.fields, newField(draft.fields)] })}>
          Add a question
        </Button>
        <Labelled label="What they agree to">
          <Input.TextArea
            rows={2}
            maxLength={400}
            value={draft.consent_text}
            onChange={({ target }) => set({ consent_text: target.value })}
          />
        </Labelled>
        <h3>What is answered at once</h3>
        <Checkbox checked={draft.shows_hints} onChange={({ target }) => set({ shows_hints: target.checked })}>
          Say whether the day has space, and what such an event usually comes to
        </Checkbox>
        <Labelled label={`Typical price for each guest, in ${tenant.currency}`}>
          <InputNumber<number>
            className="lead_page_builder-wide"
            min={0}
            max={1_000_000}
            placeholder="as past events came to"
            value={draft.guest_price_cents === null ? null : draft.guest_price_cents / unit}
            onChange={(value) => set({ guest_price_cents: value === null ? null : Math.round(value * unit) })}
          />
        </Labelled>
        <Labelled label="Subject of the mail they get at once">
          <Input
            maxLength={120}
            placeholder="as the suite writes it"
            value={draft.reply_subject}
            onChange={({ target }) => set({ reply_subject: target.value })}
          />
        </Labelled>
        <Labelled label="What the mail says">
          <Input.TextArea
            rows={5}
            maxLength={3_000}
            placeholder="as the suite writes it"
            value={draft.reply_text}
            onChange={({ target }) => set({ reply_text: target.value })}
          />
        </Labelled>
        <Labelled label="Meeting they may book, the last word of its address">
          <Input
            maxLength={60}
            placeholder="the first one that can be booked"
            value={draft.booking_slug}
            onChange={({ target }) => set({ booking_slug: target.value.trim() })}
          />
        </Labelled>
      </div>
    </Drawer>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <label className="lead_page_builder-labelled">
      <span>{label}</span>
      {children}
    </label>
  );
}
