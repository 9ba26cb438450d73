import { projectWindow, type FreeUnits } from '@butterfly/contracts/inventory';
import { addDays } from '@butterfly/contracts/days';
import { sayDay } from '../../planner/dates';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { ask } from '../confirmed-change';
import { text, type Job } from '../job';
import { wordsOf } from '../name-similarity';
import { oneProjectOf } from '../project-of';
import { stockNamed } from '../topics/stock-named';

const TOOL = 'inventory.reserve';
const THINGS =
  /(?<qty>\d{1,3}(?:,\d{3})+|\d{1,5}|an?|one) (?<what>\p{L}[\p{L}' -]{1,40}?)(?= (?:for|aside|fur|para|on|from|to|at|away|back)\b|,| and | und | y |$)/gu;

interface Wanted {
  readonly qty: number;
  readonly what: string;
}

/**
 * “Put 8 acrylic plinths aside for Chen–Abbott”: units of one thing, from the day before the event to the day after it, by a click. Undefined:
 * somebody may not, or what it is or whom it is for was not understood.
 */
export async function reserveStock(job: Job): Promise<Outcome | undefined> {
  if (!job.tools.has(TOOL) || !job.tools.has('inventory.free_units')) return undefined;
  const [wanted, other] = wantedIn(plainLetters(job.turn.message));
  if (!wanted) return undefined;
  const project = await oneProjectOf(job);
  if (!project) return text('For which project shall it be kept? Say it with its name. Nothing was changed.');
  if (project.event_date === null) return text(`${project.name} has no date yet, so nothing can be kept for it. Nothing was changed.`);
  const { from: out, to: back } = projectWindow(project.event_date);
  const thing = await thingCalled(job, wanted.what, { from: out, to: addDays(back, -1) });
  if (typeof thing === 'string') return text(thing);
  if (thing.free < wanted.qty)
    return text(
      `Of ${String(thing.owned)} ${thing.name} ${String(Math.max(0, thing.free))} are free, ${sayDay(out)} to ${sayDay(back)}: ${String(wanted.qty)} cannot be kept. Nothing was changed.`,
    );
  return {
    ...ask(
      job,
      TOOL,
      { project_id: project.id, item_id: thing.item_id, qty: wanted.qty },
      {
        say: `I would reserve ${String(wanted.qty)} × ${thing.name} for ${project.name}. ${String(thing.free)} are free.${andThen(other, project.name)}`,
        details: [
          { label: 'Project', value: project.name },
          { label: 'What', value: `${String(wanted.qty)} × ${thing.name}` },
          { label: 'Goes out', value: sayDay(out) },
          { label: 'Back', value: sayDay(back) },
        ],
        projectId: project.id,
      },
    ),
    heeded: [...wordsOf(wanted.what), 'reserve', 'aside', 'put', 'hold'],
  };
}

/** Each thing is seen and clicked by itself. */
const andThen = (other: Wanted | undefined, project: string): string =>
  other === undefined ? '' : ` One thing at a time: then say “reserve ${String(other.qty)} ${other.what} for ${project}”.`;

const wantedIn = (said: string): readonly Wanted[] =>
  [...said.matchAll(THINGS)].map(({ groups }) => ({
    qty: /^\d/.test(groups?.['qty'] ?? '') ? Number((groups?.['qty'] ?? '').replace(/,/g, '')) : 1,
    what: (groups?.['what'] ?? '').trim(),
  }));

async function thingCalled(job: Job, what: string, span: { from: string; to: string }): Promise<FreeUnits | string> {
  const found = await stockNamed(
    job,
    what.split(/[\s-]+/).filter((word) => word.length > 2),
    span,
  );
  const rows = found && found.rest.length === 0 ? found.rows.filter(({ rentable }) => rentable) : [];
  const [only, ...others] = rows;
  if (!only) return `I know nothing that is lent by the name of “${what}”. Nothing was changed.`;
  if (others.length === 0) return only;
  return `Which do you mean: ${rows
    .slice(0, 5)
    .map(({ name }) => name)
    .join(' or ')}? Nothing was changed.`;
}
