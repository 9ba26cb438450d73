import type { Minutes as Kept, NewMinutes, Occurrence } from '@butterfly/contracts/calendar_meeting';
import { errorMessage, versionTag } from '@butterfly/plugin-sdk';
import { useAction } from '@butterfly/plugin-sdk/react';
import { Field } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { api, keys, membersQuery } from '../calendar_meeting.client';

/** What was said, and what is to be done by whom. */
export function Minutes({ event, day, minutes }: Pick<Occurrence, 'day' | 'event' | 'minutes'>) {
  const [text, setText] = useState(minutes.text);
  const [items, setItems] = useState(minutes.items);
  const [task, setTask] = useState('');
  const [base, setBase] = useState(minutes);
  const members = useQuery(membersQuery);
  const save = useAction<NewMinutes, { data: Kept }>({
    run: (body) =>
      api.writeMinutes({
        params: { id: String(event.id) },
        query: { day },
        body,
        ...(base.id !== null && { ifMatch: versionTag(base.id, base.version) }),
      }),
    invalidates: [keys.entries],
    failure: 'inline',
    successMessage: () => 'The minutes are kept',
    onSuccess: ({ data }) => setBase(data),
  });
  const isChanged = text !== base.text || JSON.stringify(items) !== JSON.stringify(base.items);
  const set = (at: number, part: Partial<Kept['items'][number]>) =>
    setItems(items.map((item, nth) => (nth === at ? { ...item, ...part } : item)));
  return (
    <section className="bf-panel" aria-labelledby="minutes">
      <h2 id="minutes">Minutes</h2>
      <Field id="minutes-text" label="What was said" errors={save.fields['text']}>
        <Input.TextArea id="minutes-text" rows={5} maxLength={20_000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <ul className="cal-items">
        {items.map((item, at) => (
          <li key={`${String(at)}-${item.text}`}>
            <Checkbox checked={item.done} onChange={({ target }) => set(at, { done: target.checked })}>
              {item.text}
            </Checkbox>
            <Select
              aria-label={`Who does “${item.text}”`}
              allowClear
              placeholder="Who"
              options={(members.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={item.member_id}
              onChange={(member_id: number | undefined) => set(at, { member_id: member_id ?? null })}
            />
            <Input
              aria-label={`Until when “${item.text}”`}
              type="date"
              value={item.due_on ?? ''}
              onChange={({ target }) => set(at, { due_on: target.value || null })}
            />
            <Button size="small" aria-label={`Remove “${item.text}”`} onClick={() => setItems(items.filter((_, nth) => nth !== at))}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="cal-pair">
        <Input
          aria-label="Something to be done"
          placeholder="Something to be done"
          maxLength={300}
          value={task}
          onChange={({ target }) => setTask(target.value)}
        />
        <Button
          disabled={task.trim() === ''}
          onClick={() => {
            setItems([...items, { text: task.trim(), member_id: null, due_on: null, done: false }]);
            setTask('');
          }}
        >
          Add to the list
        </Button>
      </div>
      {save.error && <Alert type="error" showIcon title={errorMessage(save.error)} />}
      <Button type="primary" disabled={!isChanged} loading={save.busy} onClick={() => save.go({ text, items })}>
        Keep the minutes
      </Button>
    </section>
  );
}
