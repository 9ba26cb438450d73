import type { Booking, BookingQuery } from '@butterfly/contracts/event_meetings';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

export const bookings = new RecordTable<Booking>({
  name: 'event_meetings_booking',
  reads: { id: true, title: true, body: true, created_at: true, updated_at: true, archived_at: true, version: true },
  writes: { title: 'text', body: 'text' },
});

const ORDERS: Readonly<Record<BookingQuery['ordering'], string>> = {
  title: 'lower(title), id',
  '-title': 'lower(title) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export const bookingFilter = ({ archived, search }: Pick<BookingQuery, 'archived' | 'search'>): Filter =>
  new FilterBuilder([archived === 'true' ? 'archived_at is not null' : 'archived_at is null'])
    .add((at) => `(title ilike ${at}::text or body ilike ${at}::text)`, search && likePattern(search))
    .build();

export function bookingPage(db: Db, query: BookingQuery): Promise<CountedPage<Booking>> {
  const filter = bookingFilter(query);
  return countedPage<Booking>(db, { table: bookings.name, columns: bookings.columns, filter, order: ORDERS[query.ordering], query });
}
