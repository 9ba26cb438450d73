import type { NewEventType, OpenHours, Preview as PreviewOf } from '@butterfly/contracts/event_meetings';
import { addDays } from '@butterfly/contracts/days';
import { errorMessage } from '@butterfly/plugin-sdk';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Skeleton } from '@butterfly/ui-kit';
import { Field } from '@butterfly/ui-kit/record';
import { wallTime } from '@butterfly/ui-kit/wall-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { api, keys } from '../event_meetings.client';

interface PreviewProps {
  readonly draft: NewEventType;
  readonly id: number | null;
  readonly hours: OpenHours | null;
}

/** Every time of a day: offered, or why it is not. It is asked anew with each change, before anything is saved. */
export function Preview({ draft, id, hours }: PreviewProps) {
  const { tenant } = usePlugin();
  const [day, setDay] = useState(() => addDays(wallTime(tenant.tz).slice(0, 10), 1));
  const named = {
    ...draft,
    name: draft.name.trim() || 'Meeting',
    slug: draft.slug || 'meeting',
    schedule_id: draft.schedule_id || 1,
    questions: [],
    blocked: [],
  };
  const wish = useDeferredValue({ event_type: named, event_type_id: id, hours, day });
  const found = useQuery({
    queryKey: keys.preview(wish),
    queryFn: async ({ signal }) => (await api.previewTimes({ body: wish, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <aside className="bf-panel event_meetings-preview" aria-labelledby="preview">
      <h2 id="preview">What is offered</h2>
      <Field id="preview-day" label="On">
        <Input id="preview-day" type="date" value={day} onChange={({ target }) => target.value && setDay(target.value)} />
      </Field>
      <div className="event_meetings-buttons">
        <Button size="small" onClick={() => setDay(addDays(day, -1))}>
          Day before
        </Button>
        <Button size="small" onClick={() => setDay(addDays(day, 1))}>
          Day after
        </Button>
      </div>
      {found.isError && <p role="status">{errorMessage(found.error)}</p>}
      {found.isPending && <Skeleton kind="table" label="Looking at the day…" />}
      {found.data && !found.isError && <Times preview={found.data} />}
    </aside>
  );
}

function Times({ preview: { tz, times } }: { readonly preview: PreviewOf }) {
  const free = times.filter(({ reasons }) => reasons.length === 0).length;
  const clock = (at: string) => wallTime(tz, new Date(at)).slice(11);
  if (times.length === 0) return <p role="status">Closed on this day.</p>;
  return (
    <>
      <p role="status">
        {free} of {times.length} times are offered
      </p>
      <ol className="event_meetings-times-list" tabIndex={0} aria-label="Times of the day">
        {times.map(({ start_at: at, reasons }) => (
          <li key={at} data-offered={reasons.length === 0}>
            <strong>{clock(at)}</strong>
            <span>{reasons.length === 0 ? 'offered' : `no: ${reasons.join('; ')}`}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
