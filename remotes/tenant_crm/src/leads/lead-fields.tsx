import { ChoiceField, CustomFormFields, DateField, MoneyField, NumberField, PeopleField, TextField } from '@butterfly/record-kit/form';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { todayIn } from '@butterfly/ui-kit/days';
import { customFields, members } from '../crm.sources';
import { DateAvailabilityNote } from '../parts/date-load-note';
import { useChoices } from '../parts/use-settings';
import { monthOptions } from './event-month';
import type { LeadDraft } from './lead-draft';

export function LeadFields({ draft }: { draft: LeadDraft }) {
  const sources = useChoices('sources');
  const types = useChoices('event_types');
  const { tenant } = usePlugin();
  return (
    <div className="bf-form-grid">
      <TextField name="first_name" label="First name" maxLength={80} autoFocus />
      <TextField name="last_name" label="Last name" maxLength={80} />
      <TextField name="email" label="E-mail" type="email" maxLength={254} />
      <TextField name="phone" label="Phone" type="tel" maxLength={40} />
      <TextField name="title" label="Title" hint="Empty: the name of the person" maxLength={120} wide />
      <ChoiceField name="event_type" label="Kind of event" options={types.options(draft.event_type)} />
      <DateField name="event_date" label="Event date" />
      {!draft.event_date && (
        <ChoiceField
          name="event_month"
          label="Or the month"
          hint="While the day is not fixed"
          options={monthOptions(todayIn(tenant.tz, new Date()), draft.event_month)}
          clearable
        />
      )}
      {draft.event_date && (
        <div className="bf-span">
          <DateAvailabilityNote date={draft.event_date} venue={draft.venue_text} />
        </div>
      )}
      <TextField name="venue_text" label="Venue" maxLength={200} />
      <NumberField name="guest_count" label="Guests" problem="This is not a number of guests" />
      <MoneyField name="budget_min_cents" label="Budget from" />
      <MoneyField name="budget_max_cents" label="Budget up to" />
      <ChoiceField name="source" label="Source" options={sources.options(draft.source)} />
      <TextField name="source_detail" label="Where exactly" hint="Who sent them, which page, which post" maxLength={200} />
      <PeopleField name="owner_id" label="Taken care of by" members={members} placeholder="You" />
      <CustomFormFields source={customFields} entity="lead" />
      <TextField name="message" label="Their words" hint="It goes along as the first note of the project" maxLength={5000} rows={4} wide />
    </div>
  );
}
