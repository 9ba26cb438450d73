import type { ProductionSheet } from '@butterfly/contracts/floral_recipe_builder';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { text, type Job } from '../job';
import { oneProjectOf } from '../project-of';
import { hoursOf } from './hours-of';
import { readData } from '../topics/topic';

const ASKS =
  /\b(?:how (?:many hours|long|much (?:time|work))|hours of|wie (?:viele stunden|lange|viel arbeit)|cuant[ao]s? (?:horas|tiempo|trabajo))\b.*\b(?:bench|work|arrang\w*|design\w*|make|making|prep|produc\w*|bind\w*|arbeit\w*|brauchen|trabajo|montar|hacer)\b/;

/** “How many hours of bench work is Reyes”: the minutes of its pieces, summed. Undefined: nothing of the kind is asked. */
export async function benchHours(job: Job): Promise<Outcome | undefined> {
  if (!ASKS.test(plainLetters(job.turn.message))) return undefined;
  const project = await oneProjectOf(job);
  const sheet = project && (await readData<ProductionSheet>(job, 'floral_recipe_builder.production', { projectId: project.id }));
  if (!sheet || sheet.minutes === 0) return undefined;
  const { id, name } = project;
  const lines = sheet.pieces
    .filter(({ minutes }) => minutes > 0)
    .map(({ name: piece, quantity, minutes }) => `- ${String(quantity)} × ${piece}: ${hoursOf(minutes * quantity)}`);
  return text([`${name}: ${hoursOf(sheet.minutes)} of bench work in all. Who does it is not planned there.`, ...lines].join('\n'), {
    projectId: id,
    cards: { data: [{ id, name, url: `/floral_recipe_builder/production/${String(id)}` }] },
  });
}
