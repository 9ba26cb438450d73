import type { Invitation, Response } from '@butterfly/contracts/calendar_meeting';
import type { Db } from '../../../platform/db/db';
import type { Call } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { INVITATION } from './link';
import { events, type StoredEvent } from './repository';
import type { EventService } from './service';

type ByLink = Pick<Call, 'headers' | 'ip'> & { readonly params: { readonly token: string } };

/** What guests see and say by their link: of the event only what an invitation tells, and of other guests nothing. */
export class GuestDoor {
  constructor(
    private readonly platform: Platform,
    private readonly service: EventService,
  ) {}

  open(call: ByLink): Promise<Invitation> {
    return this.#visit(call, (db, event, email) => this.#shown(db, event, email));
  }

  answer(call: ByLink, response: Response): Promise<Invitation> {
    return this.#visit(call, async (db, { id }, email) => {
      const event = await events.lock(db, id);
      if (event.status === 'cancelled') throw new AppError('calendar_meeting.cancelled');
      const saved = await this.service.answerAs(db, event, { response, email });
      const name = saved.guests.find((guest) => guest.email === email)?.name ?? email;
      if (saved.owner_id !== null)
        await this.platform.api('notifications').notify(db, [saved.owner_id], {
          title: `${name} ${WORDS[response]}`,
          content: saved.title,
          link: `/calendar_meeting/events/${saved.id}`,
        });
      return this.#shown(db, saved, email);
    });
  }

  #visit<T>({ params, headers, ip }: ByLink, work: (db: Db, event: StoredEvent, email: string) => Promise<T>): Promise<T> {
    return this.platform.linkDoor.visit({ kind: INVITATION, token: params.token, headers, ip }, async (db, seen) => {
      const event = seen.state === 'open' ? await events.find(db, seen.link.subject_id) : undefined;
      if (seen.state !== 'open' || !event?.guests.some(({ email }) => email === seen.link.label)) throw new AppError('not_found');
      return work(db, event, seen.link.label);
    });
  }

  async #shown(db: Db, event: StoredEvent, email: string): Promise<Invitation> {
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    const guest = event.guests.find((one) => one.email === email);
    const { title, status, all_day, start_day, end_day, start_at, end_at, tz, location, video_url } = event;
    return {
      ...{ title, status, all_day, start_day, end_day, start_at, end_at, tz, location, video_url },
      business: tenant.name,
      brand: tenant.brand.primary ?? null,
      name: guest?.name ?? '',
      response: guest?.response ?? 'needs_action',
    };
  }
}

const WORDS: Readonly<Record<Response, string>> = {
  accepted: 'comes',
  declined: 'cannot come',
  tentative: 'may come',
  needs_action: 'has not decided',
};
