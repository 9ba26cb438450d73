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

export interface Wish extends Pick<NewMessage, 'quiet'> {
  readonly phone: string;
  /** By the clocks of the business; null: now. */
  readonly sendAt: string | null;
}

/** When a text goes: as chosen, but within quiet hours only where somebody has said so. */
export class SendTimes {
  constructor(private readonly deps: Pick<Platform, 'api' | 'clock'>) {}

  async choose(db: Db, { phone, sendAt, quiet }: Wish): Promise<SendTime> {
    const { tz } = await this.deps.api('auth_and_admin').tenant(db);
    const at = sendAt === null ? this.deps.clock() : this.#instant(sendAt, tz);
    const asChosen = { at: sendAt === null ? null : at, despiteQuiet: quiet === 'send', reason: '' };
    if (quiet === 'send') return asChosen;
    const [hours, zone] = [await readSettings(db), zoneOfNumber(phone, tz)];
    const until = quietUntil(hours, { at, zone });
    if (!until) return asChosen;
    if (quiet === 'wait') return { at: until, despiteQuiet: false, reason: MOVED };
    throw new AppError('twilio_communications.quiet_hours', { time: localTime(at, zone).slice(11), end: hours.quiet_end, until: until.toISOString() });
  }

  /** When the quiet hours end in which it is now for who has this number; null: it is in none. */
  async quietNow(db: Db, phone: string): Promise<Date | null> {
    const { tz } = await this.deps.api('auth_and_admin').tenant(db);
    return quietUntil(await readSettings(db), { at: this.deps.clock(), zone: zoneOfNumber(phone, tz) });
  }

  #instant(wall: string, tz: string): Date {
    const at = instantOf({ day: wall.slice(0, 10), time: wall.slice(11), tz });
    const ahead = at.getTime() - this.deps.clock().getTime();
    if (ahead < -MINUTE_MS || ahead > YEAR_MS) throw new AppError('twilio_communications.bad_time');
    if (localTime(at, tz) !== wall) throw new AppError('twilio_communications.no_such_time');
    return at;
  }
}
