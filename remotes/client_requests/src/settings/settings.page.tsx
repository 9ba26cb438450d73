import type { RequestSettings } from '@butterfly/contracts/client_requests';
import { useAction, useFeature, useReady } from '@butterfly/plugin-sdk/react';
import { PageHeader } from '@butterfly/ui-kit';
import type { Answered } from '@butterfly/record-kit/form';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { api, keys } from '../client_requests.client';
import { RequestTabs } from '../parts/request-tabs';
import { AnswerList } from './answer-list';

type Hours = Pick<RequestSettings, 'lock_days' | 'resolve_hours' | 'response_hours'>;

const FIELDS: readonly {
  readonly name: keyof Hours;
  readonly label: string;
  readonly hint: string;
  readonly from: number;
  readonly to: number;
}[] = [
  { name: 'lock_days', label: 'Days before the event', hint: 'From then on changes are closed', from: 0, to: 365 },
  { name: 'response_hours', label: 'Hours to the first answer', hint: 'By the clock, nights and Sundays too', from: 1, to: 720 },
  { name: 'resolve_hours', label: 'Hours until it is done', hint: 'Nobody is reminded while it is the client’s turn', from: 1, to: 720 },
];

/** Answers that everybody begins with, and how long things may take. */
export function Page() {
  const settings = useQuery({
    queryKey: keys.settings,
    queryFn: async ({ signal }): Promise<Answered<RequestSettings>> => api.getSettings({ signal }),
  });
  useReady(!settings.isPending);
  return (
    <article className="bf-page">
      <PageHeader title="Answers and deadlines" meta={<RequestTabs />} />
      <Loaded query={settings} what="the deadlines" kind="form">
        {(saved) => <Deadlines key={saved.data.version} saved={saved} />}
      </Loaded>
      <AnswerList />
    </article>
  );
}

function Deadlines({ saved: { data, etag } }: { readonly saved: Answered<RequestSettings> }) {
  const mayChange = useFeature('allow_late_changes');
  const { lock_days, response_hours, resolve_hours } = data;
  const [value, setValue] = useState<Hours>({ lock_days, response_hours, resolve_hours });
  const save = useAction<Hours, unknown>({
    run: (body) => api.updateSettings({ body, ifMatch: etag ?? '*' }),
    invalidates: [keys.settings, keys.requests],
    successMessage: () => 'The deadlines are saved',
  });
  const isChanged = FIELDS.some(({ name }) => value[name] !== data[name]);
  return (
    <section className="bf-panel" aria-label="Deadlines">
      <h2>Deadlines</h2>
      <div className="cr-deadlines">
        {FIELDS.map(({ name, label, hint, from, to }) => (
          <Field key={name} id={`cr-${name}`} label={label} hint={hint} errors={save.fields[name]}>
            <InputNumber
              id={`cr-${name}`}
              min={from}
              max={to}
              precision={0}
              disabled={!mayChange}
              value={value[name]}
              onChange={(next) => next !== null && setValue({ ...value, [name]: next })}
            />
          </Field>
        ))}
      </div>
      {mayChange ? (
        <Button type="primary" loading={save.busy} disabled={!isChanged} onClick={() => save.go(value)}>
          Save the deadlines
        </Button>
      ) : (
        <p className="bf-soft">Somebody who may allow late changes looks after these.</p>
      )}
    </section>
  );
}
