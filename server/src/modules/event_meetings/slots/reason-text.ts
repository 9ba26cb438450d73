import { localTime } from '../../../platform/time/local-time';
import type { Obstacle } from './judge';

const MINUTE_MS = 60_000;

interface Words {
  readonly tz: string;
  readonly names: ReadonlyMap<number, string>;
}

/** Why a time is not offered, in words: "Anna: Tasting until 10:15 incl. 15 min buffer". */
export function reasonText(obstacle: Obstacle, { tz, names }: Words): string {
  const clock = (at: number) => localTime(new Date(at), tz).slice(11);
  switch (obstacle.kind) {
    case 'closes':
      return `Would go on after ${clock(obstacle.at)}, when you close`;
    case 'too_soon':
      return `Too soon: from ${clock(obstacle.earliest)} on ${localTime(new Date(obstacle.earliest), tz).slice(0, 10)}`;
    case 'too_far':
      return `More than ${obstacle.days} days ahead`;
    case 'daily_limit':
      return `The day has ${obstacle.limit} already`;
    case 'weekly_limit':
      return `The week has ${obstacle.limit} already`;
    case 'taken': {
      const { by, before_min: before, after_min: after } = obstacle;
      const name = names.get(by.member_id) ?? 'A former colleague';
      const free = by.until + (by.after_min + before) * MINUTE_MS;
      const around = by.before_min + by.after_min + before + after;
      const buffers = around > 0 ? ` incl. ${by.after_min + before} min buffer` : '';
      return `${name}: ${by.label} from ${clock(by.from)}, free again at ${clock(free)}${buffers}`;
    }
  }
}
