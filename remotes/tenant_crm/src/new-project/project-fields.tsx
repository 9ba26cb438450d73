import type { EventType } from '@butterfly/contracts/tenant_crm';
import { ChoiceField, CustomFormFields, DateField, MoneyField, NumberField, PeopleField, TextField } from '@butterfly/record-kit/form';
import { customFields, members } from '../crm.sources';
import { useChoices } from '../parts/use-settings';
import { useStages } from '../parts/use-stages';

/** The fields of a new project; who takes care of it and where it begins have a sensible answer already. */
export function ProjectFields({ eventType }: { eventType: EventType }) {
  const kinds = useChoices('event_types');
  const { stages } = useStages();
  const open = stages.filter(({ kind }) => kind !== 'lost').map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="bf-form-grid">
      <TextField
        name="name"
        label="Name"
        hint="As you would call it in the studio, such as “Marlow & Okafor wedding”"
        required="Give the project a name"
        maxLength={120}
        autoFocus
        wide
      />
      <ChoiceField name="event_type" label="Kind of event" options={kinds.options(eventType)} />
      <DateField name="event_date" label="Event date" />
      <TextField name="venue_text" label="Venue" maxLength={200} />
      <NumberField name="guest_count" label="Guests" problem="This is not a number of guests" />
      <MoneyField name="budget_cents" label="Budget" hint="What they would like to spend in all" />
      <PeopleField name="owner_id" label="Taken care of by" members={members} placeholder="You" />
      <ChoiceField name="stage_id" label="Stage" options={open} placeholder={stages[0]?.name ?? 'First stage'} clearable />
      <CustomFormFields source={customFields} entity="project" />
    </div>
  );
}
