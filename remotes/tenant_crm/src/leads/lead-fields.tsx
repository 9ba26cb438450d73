import { CustomInputs } from '@butterfly/record-kit/custom-fields';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { Field, describedBy } from '@butterfly/ui-kit/record';
import { Input, Select } from 'antd';
import { customFields, members } from '../crm.sources';
import { DateLoadNote } from '../parts/date-load-note';
import { useChoices } from '../parts/use-settings';
import type { LeadDraft } from './lead-draft';

interface LeadFieldsProps {
  readonly draft: LeadDraft;
  readonly errors: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly onChange: (part: Partial<LeadDraft>) => void;
}

type TextName = Exclude<keyof LeadDraft, 'custom' | 'owner_id' | 'event_type'>;

export function LeadFields({ draft, errors, onChange }: LeadFieldsProps) {
  const owners = useMembers(members);
  const sources = useChoices('sources');
  const types = useChoices('event_types');
  const text = (name: TextName) => ({
    ...describedBy(name, errors[name]), value: draft[name], onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="bf-form-grid">
      <Field id="first_name" label="First name" errors={errors['first_name']}><Input {...text('first_name')} autoFocus maxLength={80} /></Field>
      <Field id="last_name" label="Last name" errors={errors['last_name']}><Input {...text('last_name')} maxLength={80} /></Field>
      <Field id="email" label="E-mail" errors={errors['email']}><Input type="email" {...text('email')} maxLength={254} /></Field>
      <Field id="phone" label="Phone" errors={errors['phone']}><Input type="tel" {...text('phone')} maxLength={40} /></Field>
      <div className="bf-span">
        <Field id="title" label="Title" hint="Empty: the name of the person" errors={errors['title']}><Input {...text('title')} maxLength={120} /></Field>
      </div>
      <Field id="event_type" label="Kind of event" errors={errors['event_type']}>
        <Select {...describedBy('event_type', errors['event_type'])} value={draft.event_type} options={types.options(draft.event_type)} onChange={(type) => onChange({ event_type: type as LeadDraft['event_type'] })} />
      </Field>
      <Field id="event_date" label="Event date" errors={errors['event_date']}><Input type="date" {...text('event_date')} /></Field>
      {draft.event_date && <div className="bf-span"><DateLoadNote date={draft.event_date} venue={draft.venue_text} /></div>}
      <Field id="venue_text" label="Venue" errors={errors['venue_text']}><Input {...text('venue_text')} maxLength={200} /></Field>
      <Field id="guest_count" label="Guests" errors={errors['guest_count']}><Input inputMode="numeric" {...text('guest_count')} /></Field>
      <Field id="budget_min_cents" label="Budget from" errors={errors['budget_min_cents']}><Input inputMode="decimal" {...text('budget_min_cents')} /></Field>
      <Field id="budget_max_cents" label="Budget up to" errors={errors['budget_max_cents']}><Input inputMode="decimal" {...text('budget_max_cents')} /></Field>
      <Field id="source" label="Source" errors={errors['source']}>
        <Select {...describedBy('source', errors['source'])} value={draft.source} options={sources.options(draft.source)} onChange={(source) => onChange({ source })} />
      </Field>
      <Field id="source_detail" label="Where exactly" hint="Who sent them, which page, which post" errors={errors['source_detail']}><Input {...text('source_detail')} maxLength={200} /></Field>
      <Field id="owner_id" label="Taken care of by" errors={errors['owner_id']}>
        <Select
          {...describedBy('owner_id', errors['owner_id'])} allowClear placeholder="You" value={draft.owner_id} options={memberOptions(owners)}
          onChange={(owner_id) => onChange({ owner_id: owner_id ?? null })}
        />
      </Field>
      <CustomInputs source={customFields} entity="lead" typed={draft.custom} errors={errors} onChange={(custom) => onChange({ custom })} />
      <div className="bf-span">
        <Field id="message" label="Their words" hint="It goes along as the first note of the project" errors={errors['message']}><Input.TextArea rows={4} {...text('message')} maxLength={5000} /></Field>
      </div>
    </div>
  );
}
