import type { NewBooking, Booking, BookingPatch } from '@butterfly/contracts/event_meetings';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { bookings } from './repository';

/** The rules of bookings. Knows no HTTP; every method runs in the transaction it is given. */
export class BookingService {
  readonly #api: Platform['api'];

  constructor({ api }: Pick<Platform, 'api'>) {
    this.#api = api;
  }

  async create(db: Db, input: NewBooking): Promise<Booking> {
    const made = await bookings.insert(db, input);
    await this.#records().record(db, { subject_type: 'booking', subject_id: made.id, kind: 'created' });
    db.emit('event_meetings.booking.created@1', { booking_id: made.id });
    return made;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: BookingPatch; ifMatch: string | undefined }): Promise<Booking> {
    const before = await bookings.lockVersion(db, { id, ifMatch });
    if (before.archived_at) throw new AppError('event_meetings.booking_archived');
    const saved = await bookings.patch(db, { id, changes: patch });
    await this.#records().recordChanges(db, { subject_type: 'booking', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return saved;
  }

  async setArchived(db: Db, { id, archived }: { id: number; archived: boolean }): Promise<Booking> {
    const changed = await bookings.mark(db, { ids: [id], column: 'archived_at', on: archived });
    if (changed.length > 0)
      await this.#records().record(db, { subject_type: 'booking', subject_id: id, kind: archived ? 'archived' : 'unarchived' });
    if (changed.length > 0 && archived) db.emit('event_meetings.booking.archived@1', { booking_id: id });
    return bookings.read(db, id);
  }

  #records() {
    return this.#api('records').of('event_meetings');
  }
}
