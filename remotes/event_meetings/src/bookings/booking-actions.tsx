import type { Booking } from '@butterfly/contracts/event_meetings';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { Field } from '@butterfly/ui-kit/record';
import { instantOf, wallTime } from '@butterfly/ui-kit/wall-time';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { api, keys } from '../event_meetings.client';

type Open = 'cancel' | 'complete' | 'move' | 'no_show' | 'reject' | null;

/** What can be done with a booking as it stands. */
export function BookingActions({ booking }: { readonly booking: Booking }) {
  const [open, setOpen] = useState<Open>(null);
  const params = { id: String(booking.id) };
  const confirm = useAction<undefined, unknown>({ run: () => api.confirmBooking({ params, body: {} }), invalidates: [keys.bookings] });
  const isLive = booking.status === 'pending' || booking.status === 'accepted';
  if (!isLive) return null;
  const hasBegun = Date.parse(booking.start_at) <= Date.now();
  const close = () => setOpen(null);
  if (open !== null) return <Step open={open} booking={booking} onClose={close} />;
  return (
    <div className="event_meetings-buttons">
      {booking.status === 'pending' && (
        <>
          <Button type="primary" loading={confirm.busy} onClick={() => confirm.go(undefined)}>
            Confirm
          </Button>
          <Button onClick={() => setOpen('reject')}>Decline</Button>
        </>
      )}
      {booking.status === 'accepted' && hasBegun && (
        <>
          <Button type="primary" onClick={() => setOpen('complete')}>
            It was held
          </Button>
          <Button onClick={() => setOpen('no_show')}>Nobody came</Button>
        </>
      )}
      <Button onClick={() => setOpen('move')}>Move</Button>
      <Button danger onClick={() => setOpen('cancel')}>
        Cancel it
      </Button>
    </div>
  );
}

interface StepProps {
  readonly booking: Booking;
  readonly onClose: () => void;
}

function Step({ open, ...props }: StepProps & { readonly open: Exclude<Open, null> }) {
  if (open === 'move') return <Move {...props} />;
  if (open === 'complete') return <Complete {...props} />;
  if (open === 'no_show') return <NoShow {...props} />;
  return <WithReason {...props} kind={open} />;
}

function WithReason({ booking, kind, onClose }: StepProps & { readonly kind: 'cancel' | 'reject' }) {
  const [reason, setReason] = useState('');
  const call = kind === 'cancel' ? api.cancelBooking : api.rejectBooking;
  const go = useAction<string, unknown>({
    run: (text) => call({ params: { id: String(booking.id) }, body: { reason: text } }),
    invalidates: [keys.bookings],
    successMessage: () => 'The visitor has an e-mail',
    onSuccess: onClose,
  });
  return (
    <div className="event_meetings-step">
      <Field id="booking-reason" label="A word to the visitor" hint="It stands in the e-mail" errors={go.fields['reason']}>
        <Input id="booking-reason" maxLength={500} autoFocus value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="event_meetings-buttons">
        <Button danger type="primary" loading={go.busy} onClick={() => go.go(reason)}>
          {kind === 'cancel' ? 'Cancel the meeting' : 'Decline the request'}
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  );
}

function Move({ booking, onClose }: StepProps) {
  const { nav, tenant } = usePlugin();
  const [wall, setWall] = useState(wallTime(tenant.tz, new Date(booking.start_at)));
  const move = useAction<string, { data: Booking }>({
    run: (start_at) => api.rescheduleBooking({ params: { id: String(booking.id) }, body: { start_at } }),
    invalidates: [keys.bookings],
    onSuccess: ({ data }) => nav.go(nav.href('booking', { bookingId: data.id })),
  });
  const start = instantOf(wall, tenant.tz);
  return (
    <div className="event_meetings-step">
      <Field id="booking-move" label="New time" hint={`Time in ${tenant.tz.replace(/^.*\//, '').replace(/_/g, ' ')}; the host stays`}>
        <Input id="booking-move" type="datetime-local" value={wall} onChange={({ target }) => setWall(target.value)} />
      </Field>
      <div className="event_meetings-buttons">
        <Button type="primary" loading={move.busy} disabled={start === null} onClick={() => start && move.go(start)}>
          Move the meeting
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  );
}

function NoShow({ booking, onClose }: StepProps) {
  const [mail, setMail] = useState(true);
  const mark = useAction<boolean, unknown>({
    run: (follow_up) => api.markNoShow({ params: { id: String(booking.id) }, body: { follow_up } }),
    invalidates: [keys.bookings],
    onSuccess: onClose,
  });
  return (
    <div className="event_meetings-step">
      <Checkbox checked={mail} onChange={({ target }) => setMail(target.checked)}>
        Write a friendly e-mail with the way to another time
      </Checkbox>
      <div className="event_meetings-buttons">
        <Button type="primary" loading={mark.busy} onClick={() => mark.go(mail)}>
          Nobody came
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  );
}

function Complete({ booking, onClose }: StepProps) {
  const [outcome, setOutcome] = useState('');
  const [qualify, setQualify] = useState(booking.lead_id !== null);
  const done = useAction<undefined, unknown>({
    run: () => api.completeBooking({ params: { id: String(booking.id) }, body: { outcome, qualify_lead: qualify } }),
    invalidates: [keys.bookings],
    onSuccess: onClose,
  });
  return (
    <div className="event_meetings-step">
      <Field id="booking-outcome" label="What came of it" errors={done.fields['outcome']}>
        <Input.TextArea
          id="booking-outcome"
          rows={4}
          maxLength={5_000}
          value={outcome}
          onChange={({ target }) => setOutcome(target.value)}
        />
      </Field>
      {booking.lead_id !== null && (
        <Checkbox checked={qualify} onChange={({ target }) => setQualify(target.checked)}>
          The lead is qualified by it
        </Checkbox>
      )}
      <div className="event_meetings-buttons">
        <Button type="primary" loading={done.busy} onClick={() => done.go(undefined)}>
          It was held
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  );
}
