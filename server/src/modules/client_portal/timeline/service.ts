import type { Plan } from '@butterfly/contracts/client_portal';
import { addDays } from '@butterfly/contracts/days';
import type { Platform } from '../../../platform/platform';
import { instantOf } from '../../../platform/time/local-time';
import type { PortalDoor, Visiting } from '../visits/door';

const DAY_MINUTES = 1_440;

/** What of the plan of a project is for its clients. Opens its own transactions. */
export class PortalTimeline {
  constructor(
    private readonly platform: Pick<Platform, 'api'>,
    private readonly door: Pick<PortalDoor, 'inSection'>,
  ) {}

  read(call: Visiting): Promise<Plan> {
    return this.door.inSection(call, 'timeline', async (db, { person }) => {
      const { tz } = await this.platform.api('auth_and_admin').tenant(db);
      const entries = await this.platform.api('project_view').forClients(db, person.project_id);
      return {
        tz,
        results: entries.map(({ minute, length, ...entry }) => ({
          ...entry,
          starts_at: momentOf({ day: entry.day, minute, tz }),
          ends_at: momentOf({ day: entry.day, minute: minute === null ? null : minute + length, tz }),
        })),
      };
    });
  }
}

/** A moment of the event's own clock; the minutes of a day go on after midnight. */
function momentOf({ day, minute, tz }: { day: string | null; minute: number | null; tz: string }): string | null {
  if (day === null || minute === null) return null;
  const [days, rest] = [Math.floor(minute / DAY_MINUTES), ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES];
  const time = `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
  return instantOf({ day: addDays(day, days), time, tz }).toISOString();
}
