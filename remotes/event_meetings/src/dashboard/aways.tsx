import type { Away, NewAway } from '@butterfly/contracts/event_meetings';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText } from '@butterfly/ui-kit';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { instantOf } from '@butterfly/ui-kit/wall-time';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../event_meetings.client';

type Person = Awaited<ReturnType<typeof loadAways>>['hosts'][number];

/** Who is away, and when: nothing is offered then, and the calendar shows it. */
export function Aways() {
  const [isOpen, setOpen] = useState(false);
  const found = useQuery({ queryKey: keys.aways, queryFn: ({ signal }) => loadAways(signal) });
  return (
    <section className="bf-panel event_meetings-apart" aria-labelledby="aways">
      <h2 id="aways">Who is away</h2>
      <Loaded query={found} what="who is away" kind="table">
        {({ aways, hosts }) => (
          <>
            {aways.length === 0 ? (
              <p className="bf-soft">Nobody is away.</p>
            ) : (
              <ul className="event_meetings-list">
                {aways.map((away) => (
                  <AwayLine key={away.id} away={away} who={hosts.find(({ id }) => id === away.member_id)?.name ?? 'A former colleague'} />
                ))}
              </ul>
            )}
            {isOpen ? (
              <NewAwayForm hosts={hosts} onClose={() => setOpen(false)} />
            ) : (
              <div className="event_meetings-buttons">
                <Button onClick={() => setOpen(true)}>Note an absence</Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

async function loadAways(signal: AbortSignal) {
  const [aways, hosts] = await Promise.all([api.listAways({ signal }), api.listHosts({ signal })]);
  return { aways: aways.data, hosts: hosts.data };
}

function AwayLine({ away, who }: { readonly away: Away; readonly who: string }) {
  const remove = useAction<number, unknown>({
    run: (id) => api.removeAway({ params: { id: String(id) } }),
    invalidates: [keys.bookings],
    successMessage: () => `${who} is there again`,
  });
  return (
    <li className="event_meetings-line">
      <span className="event_meetings-who">
        <strong>{who}</strong>
        {away.reason && `, ${away.reason}`}
      </span>
      <span className="bf-soft">
        <DateText value={away.from_at} as="moment" /> – <DateText value={away.until_at} as="moment" />
      </span>
      <Button size="small" loading={remove.busy} aria-label={`${who} is not away`} onClick={() => remove.go(away.id)}>
        Take back
      </Button>
    </li>
  );
}

function NewAwayForm({ hosts, onClose }: { readonly hosts: readonly Person[]; readonly onClose: () => void }) {
  const { tenant } = usePlugin();
  const [who, setWho] = useState<number | undefined>(hosts.length === 1 ? hosts[0]?.id : undefined);
  const [wall, setWall] = useState({ from: '', until: '' });
  const [reason, setReason] = useState('');
  const add = useAction<NewAway, unknown>({
    run: (body) => api.createAway({ body }),
    invalidates: [keys.bookings],
    failure: 'inline',
    successMessage: () => 'Nothing is offered then',
    onSuccess: onClose,
  });
  const [from_at, until_at] = [instantOf(wall.from, tenant.tz), instantOf(wall.until, tenant.tz)];
  const body = who !== undefined && from_at && until_at ? { member_id: who, from_at, until_at, reason } : null;
  return (
    <div className="event_meetings-step">
      <Field id="away-who" label="Who" errors={add.fields['member_id']}>
        <Select
          id="away-who"
          showSearch
          optionFilterProp="label"
          value={who}
          onChange={setWho}
          options={hosts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Moment
        id="away-from"
        label="From"
        value={wall.from}
        errors={add.fields['from_at']}
        onChange={(from) => setWall({ ...wall, from })}
      />
      <Moment
        id="away-until"
        label="Until"
        value={wall.until}
        errors={add.fields['until_at']}
        onChange={(until) => setWall({ ...wall, until })}
      />
      <Field id="away-reason" label="Why" hint="Colleagues read it; visitors never do" errors={add.fields['reason']}>
        <Input id="away-reason" maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {add.error !== null && (
        <p className="bf-field-error" role="alert">
          {errorMessage(add.error)}
        </p>
      )}
      <div className="event_meetings-buttons">
        <Button type="primary" loading={add.busy} disabled={body === null} onClick={() => body && add.go(body)}>
          Note it
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  );
}

interface MomentProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (wall: string) => void;
}

function Moment({ id, label, value, errors, onChange }: MomentProps) {
  return (
    <Field id={id} label={label} errors={errors}>
      <Input id={id} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
