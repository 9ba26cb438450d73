import type { Lead, LeadPatch } from '@butterfly/contracts/tenant_crm';
import { CustomFields } from '@butterfly/record-kit/custom-fields';
import {
  EditableAmount,
  EditableCount,
  EditableDay,
  EditableOption,
  EditableTags,
  EditableText,
  type RecordFields,
} from '@butterfly/record-kit/fields';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { todayIn } from '@butterfly/ui-kit/days';
import { Link } from 'react-router-dom';
import { personPlace } from '../contacts/places';
import { customFields, members } from '../crm.sources';
import { useChoices, useKnownTags } from '../parts/use-settings';
import { monthOptions } from './event-month';

type LeadFactsProps = RecordFields<Lead, LeadPatch>;

export function LeadFacts(of: LeadFactsProps) {
  const { record: lead, editor, disabled } = of;
  const owners = useMembers(members);
  const knownTags = useKnownTags();
  const sources = useChoices('sources');
  return (
    <dl className="bf-record-fields">
      <PersonFacts {...of} />
      <EventFacts {...of} />
      <EditableAmount {...of} name="budget_min_cents" label="Budget from" placeholder="Add the amount" currency={lead.currency} />
      <EditableAmount {...of} name="budget_max_cents" label="Budget up to" placeholder="Add the amount" currency={lead.currency} />
      <EditableOption {...of} name="source" label="Source" options={sources.options(lead.source)} />
      <EditableText {...of} name="source_detail" label="Where exactly" placeholder="Who sent them, which post" />
      <EditableOption {...of} name="owner_id" label="Taken care of by" options={memberOptions(owners)} placeholder="Nobody yet" nullable />
      <EditableTags
        known={knownTags}
        tags={lead.tags}
        disabled={disabled}
        errors={editor.fields['tags']}
        onSave={(tags) => editor.save({ tags })}
      />
      <CustomFields source={customFields} entity="lead" custom={lead.custom} disabled={disabled} editor={editor} />
      <EditableText {...of} name="message" label="Their words" placeholder="Add what they wrote" long />
    </dl>
  );
}

function PersonFacts(of: LeadFactsProps) {
  const { nav } = usePlugin();
  const { contact_id: contactId } = of.record;
  return (
    <>
      <EditableText {...of} name="first_name" label="First name" placeholder="Add the first name" />
      <EditableText {...of} name="last_name" label="Last name" placeholder="Add the last name" />
      <EditableText {...of} name="email" label="E-mail" placeholder="Add the address" nullable />
      <EditableText {...of} name="phone" label="Phone" placeholder="Add the number" nullable />
      {contactId && (
        <div className="bf-record-row">
          <dt>Contact</dt>
          <dd>
            <Link className="bf-record-still" to={personPlace(nav, { id: contactId, email: null })}>
              Open the contact
            </Link>
          </dd>
        </div>
      )}
    </>
  );
}

function EventFacts(of: LeadFactsProps) {
  const { tenant } = usePlugin();
  const types = useChoices('event_types').options(of.record.event_type) as { value: Lead['event_type']; label: string }[];
  return (
    <>
      <EditableOption {...of} name="event_type" label="Kind of event" options={types} />
      <EditableDay {...of} name="event_date" label="Event date" placeholder="Add the date" />
      {!of.record.event_date && (
        <EditableOption
          {...of}
          name="event_month"
          label="Or the month"
          options={monthOptions(todayIn(tenant.tz, new Date()), of.record.event_month)}
          placeholder="Add the month"
          nullable
        />
      )}
      <EditableText {...of} name="venue_text" label="Venue" placeholder="Add the venue" />
      <EditableCount {...of} name="guest_count" label="Guests" placeholder="Add the number" problem="This is not a number of guests" />
    </>
  );
}
