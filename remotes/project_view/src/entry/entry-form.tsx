import type { Audience, Timeline } from '@butterfly/contracts/project_view';
import { Checkbox, Input, Segmented, Select } from 'antd';
import { Labelled } from './labelled';
import type { Draft, problemsOf } from './draft';
import { TimeFields } from './time-fields';

const AUDIENCES: { value: Audience; label: string }[] = [
  { value: 'team', label: 'Team' },
  { value: 'vendor', label: 'Vendors' },
  { value: 'client', label: 'Client' },
  { value: 'all', label: 'Everybody' },
];

export interface EntryFormProps {
  readonly draft: Draft;
  readonly timeline: Timeline;
  readonly entryId: number | undefined;
  readonly problems: ReturnType<typeof problemsOf>;
  readonly onChange: (draft: Draft) => void;
}

export function EntryForm({ draft, timeline, entryId, problems, onChange }: EntryFormProps) {
  const set = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const isDay = draft.lane === 'event_day';
  const others = timeline.entries.filter(({ id, lane }) => id !== entryId && (lane === 'event_day') === isDay);
  return (
    <div className="bf-form">
      <Labelled label="What" problem={problems.title}>
        {(field) => (
          <Input
            {...field}
            autoFocus={entryId === undefined}
            maxLength={160}
            value={draft.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
      </Labelled>
      {entryId === undefined && !isDay && (
        <Segmented<Draft['lane']>
          aria-label="Timeline"
          value={draft.lane}
          onChange={(lane) => set({ lane })}
          options={[
            { value: 'planning', label: 'Planning' },
            { value: 'production', label: 'Production' },
          ]}
        />
      )}
      <TimeFields draft={draft} timeline={timeline} problems={problems} set={set} />
      <Checkbox checked={draft.is_milestone} onChange={({ target }) => set({ is_milestone: target.checked })}>
        A milestone: a moment that matters and takes no time
      </Checkbox>
      <Labelled label="Responsible">
        {(field) => (
          <Select
            {...field}
            allowClear
            placeholder="Nobody yet"
            value={draft.responsible_id}
            onChange={(id: number | null | undefined) => set({ responsible_id: id ?? null })}
            options={timeline.people.map(({ id, name }) => ({ value: id, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        )}
      </Labelled>
      {draft.responsible_id === null && (
        <Labelled label="Or somebody else">
          {(field) => (
            <Input
              {...field}
              maxLength={120}
              placeholder="A driver, a vendor, with a number"
              value={draft.responsible_text}
              onChange={({ target }) => set({ responsible_text: target.value })}
            />
          )}
        </Labelled>
      )}
      <Labelled label="Where">
        {(field) => <Input {...field} maxLength={160} value={draft.place} onChange={({ target }) => set({ place: target.value })} />}
      </Labelled>
      <Labelled label="Waits for">
        {(field) => (
          <Select
            {...field}
            mode="multiple"
            placeholder="Nothing"
            value={[...draft.predecessor_ids]}
            onChange={(predecessor_ids: number[]) => set({ predecessor_ids })}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
            showSearch={{ optionFilterProp: 'label' }}
          />
        )}
      </Labelled>
      <Labelled label="Who sees it">
        {(field) => (
          <Segmented
            {...field}
            aria-label="Who sees it"
            value={draft.audience}
            onChange={(audience) => set({ audience })}
            options={AUDIENCES}
          />
        )}
      </Labelled>
      <Labelled label="Note">
        {(field) => (
          <Input.TextArea {...field} maxLength={2_000} rows={3} value={draft.note} onChange={({ target }) => set({ note: target.value })} />
        )}
      </Labelled>
    </div>
  );
}
