const CLOCK =
  /(?<![\d:.,/$€£-])(?:(?<mark>at|@|from|um|a las) )?(?<hour>\d{1,2})(?::(?<minutes>\d\d))? ?(?<half>am|pm|a\.m\.|p\.m\.|o'clock|uhr)?(?![\d:/]|st\b|nd\b|rd\b|th\b| ?(?:days?|weeks?|months?|min|minutes?|hours?|hrs?|h)\b)/gi;

/** A time by the clock, and the words that said it. */
interface ClockTime {
  /** "15:00" */
  readonly time: string;
  readonly text: string;
}

/**
 * The first time by the clock in a sentence without its day; without am or pm the hours of work: 1 to 7 are in the afternoon.
 * A bare number is one only behind "at", or where nothing else is said.
 *
 * @example clockIn('at 3') // { time: '15:00', text: 'at 3' }
 */
export function clockIn(sentence: string): ClockTime | undefined {
  const noon = /\b(?:at )?(?:noon|midday)\b/i.exec(sentence);
  if (noon) return { time: '12:00', text: noon[0] };
  for (const found of sentence.matchAll(CLOCK)) {
    const { mark, hour = '', minutes, half = '' } = found.groups ?? {};
    const number = Number(hour);
    const isSaid = mark !== undefined || minutes !== undefined || half !== '' || sentence.trim() === found[0].trim();
    if (!isSaid || number > 23 || Number(minutes ?? 0) > 59) continue;
    return { time: `${String(hourOf(number, half, minutes)).padStart(2, '0')}:${minutes ?? '00'}`, text: found[0] };
  }
  return undefined;
}

function hourOf(hour: number, half: string, minutes: string | undefined): number {
  if (/^a/i.test(half)) return hour === 12 ? 0 : hour;
  if (/^p/i.test(half)) return hour < 12 ? hour + 12 : hour;
  return !/uhr/i.test(half) && hour >= 1 && hour <= 7 && !(minutes !== undefined && hour === 0) ? hour + 12 : hour;
}

const LENGTH =
  /\b(?:for )?(?:(?<hours>\d{1,2}|an?|one|half an?) ?(?:hours?|hrs?|h)|(?<minutes>\d{1,3}) ?(?:minutes?|mins?|min))\b(?: long)?/i;

/** "One hour", "90 minutes": how long something takes. */
export function lengthIn(sentence: string): { readonly minutes: number; readonly text: string } | undefined {
  const found = LENGTH.exec(sentence);
  const { hours, minutes } = found?.groups ?? {};
  if (!found) return undefined;
  if (minutes !== undefined) return { minutes: Number(minutes), text: found[0] };
  if (/^half/i.test(hours ?? '')) return { minutes: 30, text: found[0] };
  return { minutes: 60 * (/^\d/.test(hours ?? '') ? Number(hours) : 1), text: found[0] };
}

/** "11:30" and 45 minutes later; undefined past midnight. */
export function laterBy(time: string, minutes: number): string | undefined {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = hour * 60 + minute + minutes;
  return at >= 24 * 60 ? undefined : `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

const RANGE =
  /(?<![\d:.,/$€£-])(?:(?<mark>from|between|von|de|of|at) )?(?:las )?(?<from>\d{1,2}(?::\d\d)?) ?(?<half>am|pm)?(?: uhr)? ?(?:-|–|to|until|till|til|bis|and|und|a) ?(?:las )?(?<to>\d{1,2}(?::\d\d)?) ?(?<end>am|pm|o'clock|uhr)?(?![\d:/]|st\b|nd\b|rd\b|th\b| ?(?:days?|weeks?|months?|people|guests?|min|minutes?|hours?|hrs?)\b)/i;

/** “3 to 4pm”, “from 9 to 10:30”: when something begins and ends; an hour with no am or pm has that of the other one, where it stays before it. */
export function hoursIn(sentence: string): { readonly time: string; readonly until: string; readonly text: string } | undefined {
  const found = RANGE.exec(sentence);
  const { mark, from = '', half, to = '', end } = found?.groups ?? {};
  if (!found || !(mark ?? half ?? end ?? (/:/.test(`${from}${to}`) || undefined))) return undefined;
  const until = timeOf(to, end ?? '');
  const own = timeOf(from, half ?? end ?? '');
  // “11 to 1pm” begins in the morning.
  const time = until !== undefined && own !== undefined && own >= until ? timeOf(from, half ?? 'am') : own;
  return time === undefined || until === undefined || time >= until ? undefined : { time, until, text: found[0] };
}

function timeOf(said: string, half: string): string | undefined {
  const [hour = '', minutes] = said.split(':');
  const number = hourOf(Number(hour), half, minutes);
  return number > 23 || Number(minutes ?? 0) > 59 ? undefined : `${String(number).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** How many minutes there are from one time to a later one. */
export function minutesFrom(time: string, until: string): number {
  const at = (one: string): number => Number(one.slice(0, 2)) * 60 + Number(one.slice(3));
  return at(until) - at(time);
}
