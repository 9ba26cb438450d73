import { statuses, type Booking } from '@butterfly/contracts/event_meetings';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { nameColumn, RecordListPage, useRecordList, type ListFilters } from '@butterfly/record-kit/list';
import { recordViews } from '@butterfly/record-kit/sources';
import { useSavedViews } from '@butterfly/record-kit/views';
import { DateText } from '@butterfly/ui-kit';
import { optionsOf } from '@butterfly/ui-kit/labels';
import { FilterSelect, type ListColumn, type ListShape } from '@butterfly/ui-kit/list';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../event_meetings.client';
import { BookingTag } from '../parts/status-tag';
import { ByHand } from './by-hand.drawer';

const shape: ListShape = { orderings: ['start_at', 'updated_at'], ordering: '-start_at', filters: ['status', 'when'] };
const queryKey = [...keys.bookings, 'list'];
const nameOf = ({ name }: Booking) => name;
const whens = [
  { value: 'upcoming', label: 'To come' },
  { value: 'past', label: 'Over' },
];

/** Every booking there is. */
export function Page() {
  const { nav } = usePlugin();
  const [isOpen, setOpen] = useState(false);
  const list = useRecordList<Booking>({ shape, queryKey, load: api.listBookings });
  return (
    <RecordListPage
      title="Bookings"
      eyebrow={<Link to={nav.href('dashboard')}>Meetings</Link>}
      create={{ label: 'Book a meeting', open: () => setOpen(true) }}
      list={list}
      noun="bookings"
      searchHint="Name, e-mail or meeting"
      columns={useColumns()}
      nameOf={nameOf}
      hrefOf={({ id }) => nav.href('booking', { bookingId: id })}
      exportPath="/api/event_meetings/bookings/export.csv/"
      memory={useSavedViews(recordViews, 'event_meetings.booking')}
      filters={(filter) => <Filters {...filter} />}
      empty={{ title: 'No booking yet', text: 'Give the address of a meeting to somebody, and it stands here.' }}
    >
      {isOpen && <ByHand onClose={() => setOpen(false)} />}
    </RecordListPage>
  );
}

function Filters(filter: ListFilters) {
  return (
    <>
      <FilterSelect name="when" label="When" all="Any time" options={whens} {...filter} />
      <FilterSelect name="status" label="State" all="Any state" options={optionsOf(statuses)} {...filter} />
    </>
  );
}

function useColumns(): readonly ListColumn<Booking>[] {
  const { nav } = usePlugin();
  return useMemo(
    () => [
      nameColumn<Booking>({
        id: 'name',
        label: 'Who',
        nameOf,
        hrefOf: ({ id }) => nav.href('booking', { bookingId: id }),
        note: ({ email }) => email,
      }),
      { id: 'title', label: 'Meeting', cell: ({ title }) => title },
      { id: 'start_at', label: 'When', sort: 'start_at', cell: ({ start_at: at }) => <DateText value={at} as="moment" /> },
      { id: 'status', label: 'State', cell: ({ status }) => <BookingTag status={status} /> },
    ],
    [nav],
  );
}
