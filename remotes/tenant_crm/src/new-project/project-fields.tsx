import { CustomInputs } from '@butterfly/record-kit/custom-fields';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { Field, describedBy } from '@butterfly/ui-kit/record';
import { Input, Select } from 'antd';
import { customFields, members } from '../crm.sources';
import { useChoices } from '../parts/use-settings';
import { useStages } from '../parts/use-stages';
import type { Draft, FieldErrors } from './draft';

interface ProjectFieldsProps {
  readonly draft: Draft;
  readonly errors: FieldErrors;
  readonly onChange: (part: Partial<Draft>) => void;
}

type TextName = 'name' | 'event_date' | 'venue_text' | 'guest_count' | 'budget_cents';

export function ProjectFields({ draft, errors, onChange }: ProjectFieldsProps) {
  const kinds = useChoices('event_types');
  const text = (name: TextName) => ({
    ...describedBy(name, errors[name]), value: draft[name], onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="bf-form-grid">
      <div className="bf-span">
        <Field id="name" label="Name" hint="As you would call it in the studio, such as “Marlow & Okafor wedding”" errors={errors['name']}>
          <Input {...text('name')} autoFocus maxLength={120} size="large" />
        </Field>
      </div>
      <Field id="event_type" label="Kind of event" errors={errors['event_type']}>
        <Select {...describedBy('event_type', errors['event_type'])} value={draft.event_type} options={kinds.options(draft.event_type)} onChange={(event_type) => onChange({ event_type })} />
      </Field>
      <Field id="event_date" label="Event date" errors={errors['event_date']}><Input type="date" {...text('event_date')} /></Field>
      <Field id="venue_text" label="Venue" errors={errors['venue_text']}><Input {...text('venue_text')} maxLength={200} /></Field>
      <Field id="guest_count" label="Guests" errors={errors['guest_count']}><Input inputMode="numeric" {...text('guest_count')} /></Field>
      <Field id="budget_cents" label="Budget" hint="What they would like to spend in all" errors={errors['budget_cents']}>
        <Input inputMode="decimal" {...text('budget_cents')} />
      </Field>
      <Assignment draft={draft} errors={errors} onChange={onChange} />
      <CustomInputs source={customFields} entity="project" typed={draft.custom} errors={errors} onChange={(custom) => onChange({ custom })} />
    </div>
  );
}

/** Who takes care of it and where it begins; both have a sensible answer already. */
function Assignment({ draft, errors, onChange }: ProjectFieldsProps) {
  const owners = useMembers(members);
  const { stages } = useStages();
  return (
    <>
      <Field id="owner_id" label="Taken care of by" errors={errors['owner_id']}>
        <Select
          {...describedBy('owner_id', errors['owner_id'])} allowClear placeholder="You" value={draft.owner_id}
          options={memberOptions(owners)} onChange={(owner_id) => onChange({ owner_id: owner_id ?? null })}
        />
      </Field>
      <Field id="stage_id" label="Stage" errors={errors['stage_id']}>
        <Select
          {...describedBy('stage_id', errors['stage_id'])} allowClear placeholder={stages[0]?.name ?? 'First stage'} value={draft.stage_id}
          options={stages.filter(({ kind }) => kind !== 'lost').map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(stage_id) => onChange({ stage_id: stage_id ?? null })}
        />
      </Field>
    </>
  );
}
