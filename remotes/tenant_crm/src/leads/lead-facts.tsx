import type { Lead, LeadPatch } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { CustomFields } from '@butterfly/record-kit/custom-fields';
import { EditableChoice, EditableField, EditableTags } from '@butterfly/record-kit/fields';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { DateText, Money } from '@butterfly/ui-kit';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { Link } from 'react-router-dom';
import { customFields, members } from '../crm.sources';
import { useChoices, useKnownTags } from '../parts/use-settings';
import type { LeadEditor } from './lead-kind';

interface LeadFactsProps {
  readonly lead: Lead;
  readonly editor: LeadEditor;
  readonly disabled: boolean;
}

export function LeadFacts({ lead, editor, disabled }: LeadFactsProps) {
  const owners = useMembers(members);
  const knownTags = useKnownTags();
  const sources = useChoices('sources');
  return (
    <dl className="bf-record-fields">
      <PersonFacts lead={lead} editor={editor} disabled={disabled} />
      <EventFacts lead={lead} editor={editor} disabled={disabled} />
      <BudgetFacts lead={lead} editor={editor} disabled={disabled} />
      <EditableChoice
        label="Source"
        value={lead.source}
        options={sources.options(lead.source)}
        placeholder="Choose"
        clearable={false}
        disabled={disabled}
        errors={editor.fields['source']}
        onPick={(source) => source && editor.save({ source })}
      />
      <TextFact
        name="source_detail"
        label="Where exactly"
        placeholder="Who sent them, which post"
        lead={lead}
        editor={editor}
        disabled={disabled}
      />
      <EditableChoice
        label="Taken care of by"
        value={lead.owner_id}
        options={memberOptions(owners)}
        placeholder="Nobody yet"
        clearable
        disabled={disabled}
        errors={editor.fields['owner_id']}
        onPick={(owner_id) => editor.save({ owner_id })}
      />
      <EditableTags
        known={knownTags}
        tags={lead.tags}
        disabled={disabled}
        errors={editor.fields['tags']}
        onSave={(tags) => editor.save({ tags })}
      />
      <CustomFields source={customFields} entity="lead" custom={lead.custom} disabled={disabled} editor={editor} />
      <TextFact name="message" label="Their words" placeholder="Add what they wrote" lead={lead} editor={editor} disabled={disabled} />
    </dl>
  );
}

type TextName = 'first_name' | 'last_name' | 'email' | 'phone' | 'venue_text' | 'source_detail' | 'message';
const nullable = new Set<TextName>(['email', 'phone']);

function TextFact({
  name,
  label,
  placeholder,
  lead,
  editor,
  disabled,
}: LeadFactsProps & { name: TextName; label: string; placeholder: string }) {
  const save = (text: string) => {
    editor.save({ [name]: text === '' && nullable.has(name) ? null : text } as LeadPatch);
    return null;
  };
  const text = lead[name] ?? '';
  return (
    <EditableField
      label={label}
      text={text}
      shown={text}
      long={name === 'message'}
      placeholder={placeholder}
      disabled={disabled}
      errors={editor.fields[name]}
      onCommit={save}
    />
  );
}

function PersonFacts(props: LeadFactsProps) {
  const { lead } = props;
  return (
    <>
      <TextFact {...props} name="first_name" label="First name" placeholder="Add the first name" />
      <TextFact {...props} name="last_name" label="Last name" placeholder="Add the last name" />
      <TextFact {...props} name="email" label="E-mail" placeholder="Add the address" />
      <TextFact {...props} name="phone" label="Phone" placeholder="Add the number" />
      {lead.contact_id && (
        <div className="bf-record-row">
          <dt>Contact</dt>
          <dd>
            <Link className="bf-record-still" to={`/tenant_crm/contacts/${lead.contact_id}`}>
              Open the contact
            </Link>
          </dd>
        </div>
      )}
    </>
  );
}

function EventFacts(props: LeadFactsProps) {
  const { lead, editor, disabled } = props;
  const types = useChoices('event_types');
  const takeGuests = (text: string) => {
    const guest_count = text === '' ? null : Number(text);
    if (guest_count !== null && !(Number.isInteger(guest_count) && guest_count >= 0)) return 'This is not a number of guests';
    editor.save({ guest_count });
    return null;
  };
  return (
    <>
      <EditableChoice
        label="Kind of event"
        value={lead.event_type}
        options={types.options(lead.event_type) as { value: Lead['event_type']; label: string }[]}
        placeholder="Choose"
        clearable={false}
        disabled={disabled}
        errors={editor.fields['event_type']}
        onPick={(event_type) => event_type && editor.save({ event_type })}
      />
      <EditableField
        label="Event date"
        type="date"
        text={lead.event_date ?? ''}
        shown={lead.event_date && <DateText value={lead.event_date} />}
        placeholder="Add the date"
        disabled={disabled}
        errors={editor.fields['event_date']}
        onCommit={(text) => (editor.save({ event_date: text || null }), null)}
      />
      <TextFact {...props} name="venue_text" label="Venue" placeholder="Add the venue" />
      <EditableField
        label="Guests"
        inputMode="numeric"
        text={lead.guest_count?.toString() ?? ''}
        shown={lead.guest_count?.toLocaleString() ?? null}
        placeholder="Add the number"
        disabled={disabled}
        errors={editor.fields['guest_count']}
        onCommit={takeGuests}
      />
    </>
  );
}

function BudgetFacts({ lead, editor, disabled }: LeadFactsProps) {
  const { tenant } = usePlugin();
  const format = { locale: tenant.locale, currency: lead.currency };
  return (['budget_min_cents', 'budget_max_cents'] as const).map((name) => (
    <EditableField
      key={name}
      label={name === 'budget_min_cents' ? 'Budget from' : 'Budget up to'}
      inputMode="decimal"
      text={amountText(lead[name], format)}
      placeholder="Add the amount"
      disabled={disabled}
      shown={lead[name] === null ? null : <Money minor={lead[name]} currency={lead.currency} />}
      errors={editor.fields[name]}
      onCommit={(text) => {
        const minor = parseAmount(text, format);
        if (minor === undefined) return 'This is not an amount';
        editor.save({ [name]: minor });
        return null;
      }}
    />
  ));
}
