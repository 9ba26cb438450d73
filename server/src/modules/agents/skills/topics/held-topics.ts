import { daysBetween } from '@butterfly/contracts/days';
import type { CalendarRow, RentalCalendar } from '@butterfly/contracts/inventory';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { sayDay, saySpan, type Span } from '../../planner/dates';
import { words } from '../../planner/reading/cover';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { stockNamed } from './stock-named';
import { listing, readData, type Heard, type Topic } from './topic';

const MOST = 200;
const LONGEST = 92;
/** How a reservation stands, in the words of a person; what is only quoted keeps nothing from others. */
const STANDS: Readonly<Record<string, string>> = {
  provisional: 'provisional, not promised yet',
  reserved: 'reserved',
  prepped: 'reserved, packed',
  out: 'out',
  partially_returned: 'out, some are back',
};

/** What came back is nobody else’s before it is clean. */
const KEEPS = new Set([...Object.keys(STANDS), 'returned']);

/** How many of a thing are out or kept on a day, and for which events. */
async function heldOn(job: Job, { names, span }: Heard): Promise<Outcome | undefined> {
  const time = span ?? { from: job.business.today, to: job.business.today, text: '' };
  const found = await stockNamed(job, names, time);
  if (!found || found.rest.length > 0) return undefined;
  const projects = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: MOST, ordering: '-updated_at' });
  const nameOf = (id: number) => projects?.results.find((row) => row.id === id)?.name ?? 'a project';
  const parts: string[] = [];
  for (const { item_id: id, name, owned } of found.rows) {
    const row = (await calendarOf(job, name, time))?.find(({ item }) => item.id === id);
    if (!row) return undefined;
    parts.push(sayHeld(row, { time, owned, nameOf }));
  }
  return text(parts.join('\n'), { cards: { data: found.rows } });
}

async function calendarOf(job: Job, search: string, { from, to }: Span): Promise<readonly CalendarRow[] | undefined> {
  const days = Math.min(LONGEST, daysBetween(from, to) + 1);
  return (await readData<RentalCalendar>(job, 'inventory.rental_calendar', { search, from, days, page_size: MOST }))?.rows;
}

interface Of {
  readonly time: Span;
  readonly owned: number;
  readonly nameOf: (id: number) => string;
}

function sayHeld({ item, reservations, repairs }: CalendarRow, { time, owned, nameOf }: Of): string {
  const kept = reservations.filter(
    ({ protected_from: from, protected_to: to, state }) => from <= time.to && to > time.from && KEEPS.has(state),
  );
  const there = kept.filter(({ out_on: out, back_on: back, state }) => out <= time.to && back > time.from && STANDS[state] !== undefined);
  const around = kept.filter((row) => !there.includes(row));
  const firm = sumOf(there.filter(({ state }) => state !== 'provisional'));
  const mended = sumOf(repairs);
  const besides = [
    [sumOf(there) - firm, 'more provisionally'],
    [sumOf(around), 'kept besides, to be fetched or cleaned'],
  ] as const;
  const also = besides.map(([count, how]) => (count > 0 ? `, ${String(count)} ${how}` : '')).join('');
  const head = `${String(firm)} of ${String(owned)} ${item.name} ${firm === 1 ? 'is' : 'are'} out or reserved, ${saySpan(time)}${also}`;
  const lines = [
    ...there.map(({ qty, project_id: id, state }) => `${String(qty)} · ${nameOf(id)} · ${STANDS[state] ?? state}`),
    ...around.map(
      ({ qty, project_id: id, back_on: back }) => `${String(qty)} · ${nameOf(id)} · to be fetched or cleaned, back ${sayDay(back)}`,
    ),
    ...(mended > 0 ? [`${String(mended)} · in repair`] : []),
  ];
  return listing(lines.length > 0 ? `${head}:` : `${head}.`, lines, 12);
}

const sumOf = (rows: readonly { readonly qty: number }[]): number => rows.reduce((sum, { qty }) => sum + qty, 0);

const HELD =
  'out|reserved|held|on hold|booked(?: out)?|taken|promised|committed|rented(?: out)?|on loan|lent(?: out)?|spoken for|in use|reserviert|vergeben|verliehen|unterwegs|weg|gebucht|verplant|reservad[oa]s?|apartad[oa]s?|fuera|alquilad[oa]s?|prestad[oa]s?|comprometid[oa]s?';

/** Questions about how many of a thing are with events, and whose. */
export const HELD_TOPICS: readonly Topic[] = [
  {
    tool: 'inventory.rental_calendar',
    yours: 'the inventory',
    needs: [words('how many|how much of|number of|wie ?viele|cuant[oa]s'), words(HELD)],
    beside: words(
      'of|our|the|are|is|were|will be|do we have|have we|already|on|for|that day|sind|haben wir|von|unser\\w*|am|schon|die|der|den|hay|tenemos|estan|estaran|de|los|las|el|ya|para|then|with (?:clients|events)|at events|to events',
    ),
    never: words(
      'free|left|available|frei|libres?|days?|dates?|stems?|weddings?|leads?|projects?|jobs?|clients?|tasks?|tables?|people|hours',
    ),
    names: 'own',
    time: 'may',
    answer: heldOn,
  },
  {
    tool: 'inventory.rental_calendar',
    yours: 'the inventory',
    needs: [
      words('who|which (?:event|events|wedding|weddings|project|projects|job|jobs)|wer|quien(?:es)?'),
      words(`has|have|got|gets|hat|tiene[n]?|needs?|uses?|${HELD}`),
    ],
    beside: words(
      'of|our|the|are|is|on|for|already|our|with|by|whom|has|have|got|sind|von|unser\\w*|am|die|der|den|de|los|las|el|ya|para|then|that day',
    ),
    never: words('free|left|available|frei|libres?|days?|dates?|stems?|leads?|tasks?|people|hours|roses?|not'),
    names: 'own',
    time: 'must',
    answer: heldOn,
  },
];
