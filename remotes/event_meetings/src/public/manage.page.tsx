import { locations, statuses, type Managed, type ManageWish } from '@butterfly/contracts/event_meetings';
import { useAction, useReady } from '@butterfly/plugin-sdk/react';
import { Skeleton } from '@butterfly/ui-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { api, keys } from '../event_meetings.client';
import { DayPages, spanFrom } from '../parts/day-pages';
import { NotOpened, retryUnlessRefused, Sheet } from '../parts/public-sheet';
import { ownZone, SlotPicker, slotText } from '../parts/slot-picker';

/** The page of a visitor's link: their meeting, another time for it, or none. */
export function Page() {
  const { token = '' } = useParams();
  const query = useQuery({
    queryKey: keys.managed(token),
    queryFn: async ({ signal }) => (await api.openManaged({ params: { token }, signal })).data,
    retry: retryUnlessRefused,
  });
  useReady(!query.isPending);
  if (query.isPending) return <Skeleton kind="form" label="Opening your meeting…" />;
  if (query.isError) {
    const words = { title: 'This link opens nothing', text: 'It may have been cut in half. Look into your e-mail for the whole of it.' };
    return <NotOpened {...words} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return <Meeting token={token} meeting={query.data} />;
}

function Meeting({ token, meeting }: { readonly token: string; readonly meeting: Managed }) {
  const cache = useQueryClient();
  const [open, setOpen] = useState<'cancel' | 'move' | null>(null);
  const change = useAction<ManageWish, { data: Managed }>({
    run: (body) => api.changeManaged({ params: { token }, body }),
    invalidates: [['public-slots']],
    onSuccess: ({ data }) => {
      cache.setQueryData(keys.managed(token), data);
      setOpen(null);
    },
    onFailure: () => void cache.invalidateQueries({ queryKey: keys.managed(token) }),
  });
  const isOn = meeting.status === 'accepted' || meeting.status === 'pending';
  return (
    <Sheet brand={meeting.brand}>
      <header>
        <p className="event_meetings-business">{meeting.business}</p>
        <h1>{meeting.title}</h1>
        <p role="status">
          {statuses[meeting.status]}: {slotText(meeting.start_at, meeting.visitor_tz)}
        </p>
        <p className="bf-soft">
          For {meeting.name}, with {meeting.hosts.join(', ')}, {meeting.location_text || locations[meeting.location_kind].toLowerCase()}
        </p>
      </header>
      {isOn && !meeting.may_change && <Alert type="info" showIcon title="It is too late to change this here. Please call us." />}
      {isOn && open === null && (
        <div className="event_meetings-buttons">
          <a className="event_meetings-button" href={`/api/event_meetings/public/manage/${encodeURIComponent(token)}/invite.ics/`}>
            Add to your calendar
          </a>
          {meeting.may_change && (
            <>
              <Button size="large" onClick={() => setOpen('move')}>
                Choose another time
              </Button>
              <Button size="large" danger onClick={() => setOpen('cancel')}>
                Cancel it
              </Button>
            </>
          )}
        </div>
      )}
      {!isOn && <Link to={meeting.book_path}>Book another time</Link>}
      {open === 'move' && <Move token={token} meeting={meeting} busy={change.busy} onMove={change.go} onBack={() => setOpen(null)} />}
      {open === 'cancel' && <Cancel busy={change.busy} onCancel={change.go} onBack={() => setOpen(null)} />}
    </Sheet>
  );
}

interface StepProps {
  readonly busy: boolean;
  readonly onBack: () => void;
}

function Move({
  token,
  meeting,
  busy,
  onMove,
  onBack,
}: StepProps & { readonly token: string; readonly meeting: Managed; readonly onMove: (wish: ManageWish) => void }) {
  const [tz, setTz] = useState(ownZone);
  const [from, setFrom] = useState(meeting.first_day);
  const [slot, setSlot] = useState<string | null>(null);
  const wish = { ...spanFrom(from, meeting.last_day), tz };
  const found = useQuery({
    queryKey: keys.publicSlots({ token, ...wish }),
    queryFn: async ({ signal }) => (await api.managedSlots({ params: { token }, query: wish, signal })).data,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });
  if (!found.data) return <Skeleton kind="table" label="Looking for free times…" />;
  return (
    <section aria-label="Another time">
      <SlotPicker
        slots={found.data.slots}
        tz={tz}
        onTz={setTz}
        value={slot}
        onChange={setSlot}
        pages={<DayPages from={from} first={meeting.first_day} last={meeting.last_day} onChange={setFrom} />}
      />
      <div className="event_meetings-buttons">
        <Button
          type="primary"
          size="large"
          loading={busy}
          disabled={slot === null}
          onClick={() => slot && onMove({ action: 'reschedule', start_at: slot, tz })}
        >
          Move my meeting
        </Button>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
      </div>
    </section>
  );
}

function Cancel({ busy, onCancel, onBack }: StepProps & { readonly onCancel: (wish: ManageWish) => void }) {
  const [reason, setReason] = useState('');
  return (
    <section aria-label="Cancel" className="event_meetings-step">
      <Input
        aria-label="Why, if you like"
        placeholder="Why, if you like"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="event_meetings-buttons">
        <Button danger type="primary" size="large" loading={busy} onClick={() => onCancel({ action: 'cancel', reason })}>
          Cancel my meeting
        </Button>
        <Button size="large" onClick={onBack}>
          Back
        </Button>
      </div>
    </section>
  );
}
