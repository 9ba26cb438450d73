import type { Booking, EventType, NewBooking } from '@butterfly/contracts/event_meetings';
import { errorMessage } from '@butterfly/plugin-sdk';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Field, Loaded } from '@butterfly/ui-kit/record';
import { wallTime } from '@butterfly/ui-kit/wall-time';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Input, Select } from 'antd';
import { useState } from 'react';
import { api, keys } from '../event_meetings.client';

/** A meeting for somebody on the telephone: the times are those that visitors see, and they get the same e-mail. */
export function ByHand({ onClose }: { readonly onClose: () => void }) {
  const types = useQuery({
    queryKey: [...keys.types, 'bookable'],
    queryFn: async ({ signal }) => {
      const { data } = await api.listEventTypes({ query: {}, signal });
      return data.filter(({ active }) => active);
    },
  });
  return (
    <Drawer open size={520} title="Book a meeting" onClose={onClose}>
      <Loaded query={types} what="what can be booked" kind="form">
        {(offered) =>
          offered[0] ? <Form types={offered} first={offered[0]} /> : <p>Nothing can be booked yet. Describe a kind of meeting first.</p>
        }
      </Loaded>
    </Drawer>
  );
}

function Form({ types, first }: { readonly types: readonly EventType[]; readonly first: EventType }) {
  const { nav, tenant } = usePlugin();
  const [typeId, setTypeId] = useState(first.id);
  const [day, setDay] = useState(() => wallTime(tenant.tz, new Date()).slice(0, 10));
  const [start, setStart] = useState<string>();
  const [guest, setGuest] = useState({ name: '', email: '', phone: '' });
  const book = useAction<Omit<NewBooking, 'host_id' | 'project_id'>, { data: Booking }>({
    run: (body) => api.createBooking({ body: { ...body, host_id: null, project_id: null } }),
    invalidates: [keys.bookings],
    failure: 'inline',
    successMessage: () => 'Booked; the confirmation is on its way',
    onSuccess: ({ data }) => nav.go(nav.href('booking', { bookingId: data.id })),
  });
  const choose = (change: () => void) => {
    change();
    setStart(undefined);
  };
  const line = (name: keyof typeof guest, label: string, type = 'text') => (
    <Field id={`hand-${name}`} label={label} errors={book.fields[name]}>
      <Input id={`hand-${name}`} type={type} value={guest[name]} onChange={({ target }) => setGuest({ ...guest, [name]: target.value })} />
    </Field>
  );
  const isComplete = start !== undefined && guest.name.trim() !== '' && guest.email.trim() !== '';
  return (
    <div className="bf-form">
      <Field id="hand-type" label="Meeting">
        <Select
          id="hand-type"
          className="bf-wide"
          value={typeId}
          onChange={(id: number) => choose(() => setTypeId(id))}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field id="hand-day" label="Day">
        <Input id="hand-day" type="date" value={day} onChange={({ target }) => choose(() => setDay(target.value))} />
      </Field>
      <Times typeId={typeId} day={day} value={start} onChange={setStart} />
      {line('name', 'Name')}
      {line('email', 'E-mail', 'email')}
      {line('phone', 'Phone', 'tel')}
      {book.error !== null && (
        <p className="bf-field-error" role="alert">
          {errorMessage(book.error)}
        </p>
      )}
      <Button
        type="primary"
        loading={book.busy}
        disabled={!isComplete}
        onClick={() => start && book.go({ event_type_id: typeId, start_at: start, ...guest })}
      >
        Book it
      </Button>
    </div>
  );
}

interface TimesProps {
  readonly typeId: number;
  readonly day: string;
  readonly value: string | undefined;
  readonly onChange: (start: string) => void;
}

/** The free times of a day, by the clock of the business. */
function Times({ typeId, day, value, onChange }: TimesProps) {
  const { tenant } = usePlugin();
  const found = useQuery({
    queryKey: keys.offered({ typeId, day }),
    enabled: day !== '',
    queryFn: async ({ signal }) =>
      (await api.offeredTimes({ params: { id: String(typeId) }, query: { from: day, to: day, tz: tenant.tz }, signal })).data.slots,
  });
  if (day === '') return <p className="bf-soft">Choose a day first.</p>;
  return (
    <Loaded query={found} what="the free times" kind="table">
      {(slots) =>
        slots.length === 0 ? (
          <p role="status">Nothing is free on this day.</p>
        ) : (
          <div className="event_meetings-slots" role="group" aria-label="Time">
            {slots.map((slot) => (
              <Button key={slot} aria-pressed={slot === value} type={slot === value ? 'primary' : 'default'} onClick={() => onChange(slot)}>
                {wallTime(tenant.tz, new Date(slot)).slice(11, 16)}
              </Button>
            ))}
          </div>
        )
      }
    </Loaded>
  );
}
