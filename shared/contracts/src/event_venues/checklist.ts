import type { RuleTopic, RuleSeverity } from './vocabulary';
import { windowOn } from './check-venue';

/** One thing to be done because of a place; `key` is the same whenever it is made again. */
export interface ChecklistEntry {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly lane: 'planning' | 'event_day';
  /** Days from the event in planning, minutes from midnight of the day on the event day. */
  readonly when: { readonly anchor: 'event_date'; readonly offset_days: number } | { readonly anchor: 'time'; readonly minute: number };
}

interface ListedRule {
  readonly topic: RuleTopic;
  readonly severity: RuleSeverity;
  readonly text: string;
  readonly source: string;
}

interface ListedPlace {
  readonly id: number;
  readonly name: string;
  readonly rules: readonly ListedRule[];
  readonly windows: Parameters<typeof windowOn>[0];
}

/** Papers take the longest; what concerns the design is settled two weeks before. */
const DAYS_BEFORE: Partial<Record<RuleTopic, number>> = { insurance: 30, vendor_list: 30, parking: 7, loading_dock: 7, elevator: 7 };
const USUAL_DAYS = 14;

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/**
 * What the rules and the doors of a place add to the timeline of an event there: each rule that is not only good to know, and when
 * one may be in and has to be out. A time at or before the opening is one of the night after.
 *
 * @param day of the event, `2027-06-12`; without one only the rules.
 * @example
 * venueChecklist(barn, '2027-06-12').map(({ title }) => title)
 * // ['Stonecroft Barn: no open flame, LED only', …, 'Stonecroft Barn opens', 'Out of Stonecroft Barn']
 */
export function venueChecklist({ id, name, rules, windows }: ListedPlace, day: string | null): ChecklistEntry[] {
  const listed = rules
    .filter(({ severity }) => severity !== 'info')
    .map(({ topic, text, source }): ChecklistEntry => {
      const days = DAYS_BEFORE[topic] ?? USUAL_DAYS;
      const key = `${id}.${topic}.${text.slice(0, 60)}`;
      const when = { anchor: 'event_date', offset_days: -days } as const;
      return { key, title: `${name}: ${text}`.slice(0, 160), note: source, lane: 'planning', when };
    });
  const window = day === null ? undefined : windowOn(windows, day);
  if (!window) return listed;
  const [opens, closes] = [minuteOf(window.from), minuteOf(window.until)];
  const at = (minute: number) => ({ lane: 'event_day', when: { anchor: 'time', minute }, note: '' }) as const;
  return [
    ...listed,
    { key: `${id}.opens`, title: `${name} opens`.slice(0, 160), ...at(opens) },
    { key: `${id}.closes`, title: `Out of ${name}`.slice(0, 160), ...at(closes <= opens ? closes + 1_440 : closes) },
  ];
}
