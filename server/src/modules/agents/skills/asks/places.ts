import type { Venue } from '@butterfly/contracts/event_venues';
import type { Ask } from '../../planner/reading/ask';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { nearness, wordsOf } from '../name-similarity';

const SHOWN = 10;
/** A slip in the name of a place is no other place. */
const ALIKE = 0.75;
const MOST = 200;
const RULES = /\b(?:rules?|allowed|may we|can we|restrictions?|candles?|regeln?|erlaubt|reglas?|permit\w+)\b/;
const ROOMS = /\b(?:ceiling|high|room|space|big|size|decke|hoch|raum|techo|alto|sala)\b/;

/** A venue a question names, by the words of its name; none where two would do. */
export async function venueNamed(job: Job, words: readonly string[]): Promise<Venue | undefined> {
  if (!job.tools.has('event_venues.find_venues') || words.length === 0) return undefined;
  const rows = (await readPage<Venue>(job, 'event_venues.find_venues', { page_size: MOST }))?.results ?? [];
  const scored = rows.map((row) => {
    const name = wordsOf(row.name);
    const found = words.filter((word) => name.some((other) => nearness(wordsOf(word)[0] ?? word, other) >= ALIKE)).length;
    return { row, found, all: found === words.length };
  });
  const best = scored.filter(({ all }) => all);
  return best.length === 1 ? best[0]?.row : undefined;
}

export function tellOfVenue(ask: Ask, venue: Venue): Outcome {
  const { name, address, contacts, rules, spaces, windows, notes, capacity_seated: seated } = venue;
  const people = contacts.map(
    (one) => `- ${one.name}${one.role ? ` (${one.role})` : ''} · ${[one.phone, one.email].filter(Boolean).join(' · ')}`,
  );
  const rooms = spaces.map(
    (one) =>
      `- ${one.name}${one.ceiling_cm ? `: ceiling ${String(one.ceiling_cm / 100)} m` : ''}${one.length_cm && one.width_cm ? `, ${String(one.length_cm / 100)} × ${String(one.width_cm / 100)} m` : ''}`,
  );
  const house = rules.map((one) => `- ${one.text}`);
  const parts: readonly (readonly [asked: boolean, say: string])[] = [
    [ask.wants.includes('where'), address ? `${name}: ${address}.` : `No address of ${name} is noted.`],
    [
      ask.wants.includes('phone') || ask.wants.includes('email') || ask.wants.includes('who'),
      people.length > 0 ? `People at ${name}:\n${people.join('\n')}` : `Nobody is noted at ${name}.`,
    ],
    [FAR.test(ask.text), wayTo(venue)],
    [RULES.test(ask.text), house.length > 0 ? `Rules of ${name}:\n${house.join('\n')}` : `No rules of ${name} are noted.`],
    [ROOMS.test(ask.text), rooms.length > 0 ? `Rooms of ${name}:\n${rooms.join('\n')}` : `No rooms of ${name} are noted.`],
  ];
  const asked = parts.filter(([is]) => is).map(([, say]) => say);
  const all = [
    address ? `${name}: ${address}.` : name,
    seated ? `${String(seated)} seats.` : '',
    ...people,
    ...house.slice(0, 5),
    ...rooms,
    windows.length > 1 ? `${String(windows.length)} loading times are noted.` : '',
    windows.length === 1 ? 'One loading time is noted.' : '',
    notes,
  ];
  return text((asked.length > 0 ? asked : all).filter(Boolean).join('\n'), {
    cards: { data: [{ id: venue.id, name, url: `/event_venues/${String(venue.id)}` }] },
  });
}

const FAR =
  /\b(?:how far|distance|drive|driving|minutes away|miles|kilometers?|how long (?:does it take|is the (?:drive|way))|wie weit|entfernt|fahrzeit|(?:que|como de|a cuanto) (?:tan )?lejos|distancia)\b/;
const METRES = 1_000;
function wayTo({ name, way_m: metres, way_minutes: minutes }: Venue): string {
  const parts = [metres === null ? '' : `${String(Math.round(metres / METRES))} km`, minutes === null ? '' : `${String(minutes)} minutes`];
  const way = parts.filter(Boolean).join(', ');
  return way === '' ? `How far it is to ${name} is not noted.` : `It is ${way} one way to ${name}, from where the vans start.`;
}

export async function listVenues(job: Job): Promise<Outcome | undefined> {
  const page = await readPage<Venue>(job, 'event_venues.find_venues', { page_size: MOST });
  if (!page) return undefined;
  const lines = page.results
    .slice(0, SHOWN)
    .map(
      ({ name, address, project_count: count }) =>
        `- ${name}${address ? ` · ${address}` : ''} · ${String(count)} event${count === 1 ? '' : 's'}`,
    );
  return text(
    `${String(page.count)} venues:\n${lines.join('\n')}${page.count > SHOWN ? `\n… and ${String(page.count - SHOWN)} more.` : ''}`,
  );
}
