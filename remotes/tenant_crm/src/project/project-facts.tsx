import type { Project } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { CustomFields } from '@butterfly/record-kit/custom-fields';
import { EditableChoice, EditableField, EditableTags } from '@butterfly/record-kit/fields';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { DateText, Money } from '@butterfly/ui-kit';
import { amountText, parseAmount } from '@butterfly/ui-kit/amount';
import { customFields, members } from '../crm.sources';
import { localTimeText } from '../model/local-time';
import { useChoices, useKnownTags } from '../parts/use-settings';
import type { ProjectEditor } from './project-kind';

interface ProjectFactsProps {
  readonly project: Project;
  readonly editor: ProjectEditor;
}

export function ProjectFacts({ project, editor }: ProjectFactsProps) {
  const owners = useMembers(members);
  const knownTags = useKnownTags();
  const kinds = useChoices('event_types');
  const disabled = project.archived_at !== null;
  return (
    <dl className="bf-record-fields">
      <EditableChoice
        label="Kind of event"
        value={project.event_type}
        options={kinds.options(project.event_type) as { value: Project['event_type']; label: string }[]}
        placeholder="Choose"
        clearable={false}
        disabled={disabled}
        errors={editor.fields['event_type']}
        onPick={(event_type) => event_type && editor.save({ event_type })}
      />
      <DayFacts project={project} editor={editor} />
      <PlaceFacts project={project} editor={editor} />
      <MoneyFacts project={project} editor={editor} />
      <EditableChoice
        label="Taken care of by"
        value={project.owner_id}
        options={memberOptions(owners)}
        placeholder="Nobody yet"
        clearable
        disabled={disabled}
        errors={editor.fields['owner_id']}
        onPick={(owner_id) => editor.save({ owner_id })}
      />
      <EditableTags
        known={knownTags}
        tags={project.tags}
        disabled={disabled}
        errors={editor.fields['tags']}
        onSave={(tags) => editor.save({ tags })}
      />
      <CustomFields source={customFields} entity="project" custom={project.custom} disabled={disabled} editor={editor} />
    </dl>
  );
}

function DayFacts({ project, editor }: ProjectFactsProps) {
  const { tenant } = usePlugin();
  const disabled = project.archived_at !== null;
  const times = [
    { name: 'start_time', label: 'Begins' },
    { name: 'end_time', label: 'Ends' },
  ] as const;
  return (
    <>
      <EditableField
        label="Event date"
        type="date"
        text={project.event_date ?? ''}
        placeholder="Add the date"
        disabled={disabled}
        errors={editor.fields['event_date']}
        shown={project.event_date && <DateText value={project.event_date} />}
        onCommit={(text) => saved(() => editor.save({ event_date: text || null }))}
      />
      {times.map(({ name, label }) => (
        <EditableField
          key={name}
          label={label}
          type="time"
          text={project[name] ?? ''}
          placeholder="Add a time"
          disabled={disabled}
          errors={editor.fields[name]}
          shown={timeText(project[name], tenant.locale)}
          onCommit={(text) => saved(() => editor.save({ [name]: text.slice(0, 5) || null }))}
        />
      ))}
    </>
  );
}

function PlaceFacts({ project, editor }: ProjectFactsProps) {
  const disabled = project.archived_at !== null;
  const takeGuests = (text: string) => {
    const guests = text === '' ? null : Number(text);
    if (guests !== null && !(Number.isInteger(guests) && guests >= 0)) return 'This is not a number of guests';
    return saved(() => editor.save({ guest_count: guests }));
  };
  return (
    <>
      <EditableField
        label="Venue"
        text={project.venue_text}
        shown={project.venue_text}
        placeholder="Add the venue"
        disabled={disabled}
        errors={editor.fields['venue_text']}
        onCommit={(text) => saved(() => editor.save({ venue_text: text }))}
      />
      <EditableField
        label="Guests"
        inputMode="numeric"
        text={project.guest_count?.toString() ?? ''}
        shown={project.guest_count?.toLocaleString() ?? null}
        placeholder="Add the number"
        disabled={disabled}
        errors={editor.fields['guest_count']}
        onCommit={takeGuests}
      />
    </>
  );
}

function MoneyFacts({ project, editor }: ProjectFactsProps) {
  const { tenant } = usePlugin();
  const format = { locale: tenant.locale, currency: project.currency };
  const takeBudget = (text: string) => {
    const budget_cents = parseAmount(text, format);
    return budget_cents === undefined ? 'This is not an amount' : saved(() => editor.save({ budget_cents }));
  };
  return (
    <EditableField
      label="Budget"
      inputMode="decimal"
      text={amountText(project.budget_cents, format)}
      placeholder="Add the budget"
      disabled={project.archived_at !== null}
      shown={project.budget_cents === null ? null : <Money minor={project.budget_cents} currency={project.currency} />}
      errors={editor.fields['budget_cents']}
      onCommit={takeBudget}
    />
  );
}

function timeText(time: string | null, locale: string): string | null {
  return time && localTimeText(time, locale);
}

/** Runs a save and says that nothing is wrong with the text. */
function saved(save: () => void): null {
  save();
  return null;
}
