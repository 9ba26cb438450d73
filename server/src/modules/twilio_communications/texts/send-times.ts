import type { NewMessage } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { instantOf, localTime } from '../../../platform/time/local-time';
import { readSettings } from '../settings/repository';
import type { SendTime } from './message.repository';
import { quietUntil, zoneOfNumber } from './quiet-hours';

export const MOVED = 'Moved out of quiet hours';
const MINUTE_MS = 60_000;
const YEAR_MS = 366 * 86_400_000;

export interface SendRequest extends Pick<NewMessage, 'quiet'> {
  readonly phone: string;
  /** By the clocks of the business; null: now. */
  readonly sendAt: string | null;
}

/** When a text goes: as chosen, but within quiet hours only where somebody has said so. */
export class SendTimes {
  constructor(private readonly deps: Pick<Platform, 'api' | 'clock'>) {}

  async choose(db: Db, { phone, sendAt, quiet }: SendRequest): Promise<SendTime> {
    if (quiet === 'wait') return this.waiting(db, { phone, sendAt });
    const { chosen, at, zone, hours, until } = await this.#meant(db, { phone, sendAt });
    if (quiet === 'send') return { ...chosen, despiteQuiet: true };
    if (until)
      throw new AppError('twilio_communications.quiet_hours', {
        time: localTime(at, zone).slice(11),
        end: hours.quiet_end,
        until: until.toISOString(),
      });
    return chosen;
  }

  /** As chosen, or when the quiet hours are over in which that lies. */
  async waiting(db: Db, request: Omit<SendRequest, 'quiet'>): Promise<SendTime> {
    const { chosen, until } = await this.#meant(db, request);
    return until ? { at: until, despiteQuiet: false, reason: MOVED } : chosen;
  }

  /** When the quiet hours end in which it is now for who has this number; null: it is in none. */
  async quietNow(db: Db, phone: string): Promise<Date | null> {
    const { tz } = await this.deps.api('auth_and_admin').tenant(db);
    return quietUntil(await readSettings(db), { at: this.deps.clock(), zone: zoneOfNumber(phone, tz) });
  }

  async #meant(db: Db, { phone, sendAt }: Omit<SendRequest, 'quiet'>) {
    const { tz } = await this.deps.api('auth_and_admin').tenant(db);
    const at = sendAt === null ? this.deps.clock() : this.#instant(sendAt, tz);
    const [hours, zone] = [await readSettings(db), zoneOfNumber(phone, tz)];
    const chosen: SendTime = { at: sendAt === null ? null : at, despiteQuiet: false, reason: '' };
    return { chosen, at, zone, hours, until: quietUntil(hours, { at, zone }) };
  }

  #instant(wall: string, tz: string): Date {
    const at = instantOf({ day: wall.slice(0, 10), time: wall.slice(11), tz });
    const ahead = at.getTime() - this.deps.clock().getTime();
    if (ahead < -MINUTE_MS || ahead > YEAR_MS) throw new AppError('twilio_communications.bad_time');
    if (localTime(at, tz) !== wall) throw new AppError('twilio_communications.no_such_time');
    return at;
  }
}
