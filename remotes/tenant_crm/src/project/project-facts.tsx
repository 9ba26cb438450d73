import type { Project, ProjectPatch } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { CustomFields } from '@butterfly/record-kit/custom-fields';
import {
  EditableAmount,
  EditableCount,
  EditableDay,
  EditableField,
  EditableOption,
  EditableTags,
  EditableText,
  type RecordFields,
} from '@butterfly/record-kit/fields';
import { memberOptions, useMembers } from '@butterfly/record-kit/members';
import { dateLocale } from '@butterfly/ui-kit';
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
  const types = useChoices('event_types').options(project.event_type) as { value: Project['event_type']; label: string }[];
  const disabled = project.archived_at !== null;
  const of = { record: project, editor, disabled };
  return (
    <dl className="bf-record-fields">
      <EditableOption {...of} name="event_type" label="Kind of event" options={types} />
      <EditableDay {...of} name="event_date" label="Event date" placeholder="Add the date" />
      <TimeFacts {...of} />
      <EditableText {...of} name="venue_text" label="Venue" placeholder="Add the venue" />
      <EditableCount {...of} name="guest_count" label="Guests" placeholder="Add the number" problem="This is not a number of guests" />
      <EditableAmount {...of} name="budget_cents" label="Budget" placeholder="Add the budget" currency={project.currency} />
      <EditableOption {...of} name="owner_id" label="Taken care of by" options={memberOptions(owners)} placeholder="Nobody yet" nullable />
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

const times = [
  { name: 'start_time', label: 'Begins' },
  { name: 'end_time', label: 'Ends' },
] as const;

function TimeFacts({ record: project, editor, disabled }: RecordFields<Project, ProjectPatch>) {
  const { tenant } = usePlugin();
  return times.map(({ name, label }) => {
    const time = project[name];
    return (
      <EditableField
        key={name}
        label={label}
        type="time"
        text={time ?? ''}
        placeholder="Add a time"
        disabled={disabled}
        errors={editor.fields[name]}
        shown={time && localTimeText(time, dateLocale(tenant.locale))}
        onCommit={(text) => (editor.save({ [name]: text.slice(0, 5) || null }), null)}
      />
    );
  });
}
