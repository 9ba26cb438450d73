import { addDays } from '@butterfly/contracts/days';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { SMALL_TALK } from '../../planner/heed/small-talk.data';
import { asksOfRecord } from '../../planner/reading/asks-of-record';
import { PLAIN_WORDS } from '../../planner/reading/lexicon.data';
import { plainLetters } from '../../planner/reading/plain-letters';
import { listed } from '../../planner/words';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { text, type Job } from '../job';
import { nearness, wordsOf } from '../name-similarity';
import { projectOf } from '../project-of';
import { linesOfProject } from './lines-of-project';
import { pickLines } from './pick-lines';

const ALIKE = 0.75;
const SHORTEST = 3;

/**
 * A question about one project that nothing else answers: the lines of its timeline, notes, papers, flowers, rentals and money that have its
 * words, as they stand there. Undefined: it names no project, it orders something, or too few of its words are found.
 *
 * @example “who loads the van for Reyes and when” // the steps of the event day that speak of loading
 */
export async function aboutProject(job: Job): Promise<Outcome | undefined> {
  const said = plainLetters(job.turn.message);
  if (!asksOfRecord(job.turn.message)) return undefined;
  const project = await projectMeant(job, said);
  if (!project) return undefined;
  const terms = termsOf(said, project, job.plan.span?.text);
  if (terms.length === 0 || hasCount(job, project)) return undefined;
  const picked = pickLines(await linesOfProject(job, project), { said, terms, span: spanApart(job, project) });
  if (!picked) return undefined;
  const { id, name } = project;
  const left = picked.left.length === 0 ? '' : `\nI find nothing there about ${listed(picked.left.map((word) => `“${word}”`))}.`;
  return text(`This is what I find about it at ${name}:\n${picked.lines.map((line) => `- ${line.text}`).join('\n')}${left}`, {
    projectId: id,
    cards: { data: [{ id, name, url: `/tenant_crm/projects/${String(id)}` }] },
  });
}

/** The project a question is of; where it names none and speaks of the work, the event of the day that is named, or the next one. */
async function projectMeant(job: Job, said: string): Promise<ProjectRow | undefined> {
  const project = await projectOf(job);
  if (project !== undefined) return project === 'several' ? undefined : project;
  // Whoever says a name means none but its own.
  return OF_THE_WORK.test(said) && WE.test(said) && !NAMED.test(job.turn.message) ? nextEvent(job) : undefined;
}

/** What is done for an event by all who work on it. */
const OF_THE_WORK =
  /\b(?:load|van|pack|deliver\w*|set ?-?up|install\w*|take ?down|strike|pick ?up|get in|order|condition\w*|arrive|leave|carry|bring|laden|liefern|aufbau\w*|abbau\w*|bestellen|cargar|entreg\w+|montar|recoger|pedir)\b/;
const WE = /\b(?:we|us|our|i|me|wir|uns|ich|nos|nosotros|tenemos|cargamos|salimos|hay que)\b/;
const NAMED =
  /(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}(?= (?:wedding|gala|memorial|party|elopement|launch|benefit|event|job|project|hochzeit|boda)\b)/u;
/** So far ahead people speak of “the” event without a name. */
const SOON_DAYS = 14;
async function nextEvent(job: Job): Promise<ProjectRow | undefined> {
  const { span } = job.plan;
  const { today } = job.business;
  const time = span ? { from: span.from, to: span.to } : { from: today, to: addDays(today, SOON_DAYS) };
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { ...time, ordering: 'event_date', page_size: 2 });
  const [first, ...others] = page?.results ?? [];
  return span && others.length > 0 ? undefined : first;
}

/** The day of the event itself says only which event is meant. */
function spanApart({ plan: { span } }: Job, { event_date: day }: ProjectRow) {
  return span && day !== null && span.from <= day && day <= span.to ? undefined : span;
}

/** A count that is no part of a time or a name has to be reckoned with, and no line does that. */
function hasCount({ turn, plan }: Job, { name }: ProjectRow): boolean {
  const rest = [plan.span?.text, name].reduce<string>((said, part) => said.replace(part ?? '\u0000', ' '), turn.message);
  return /\d/.test(rest);
}

function termsOf(said: string, { name, venue_text: venue }: ProjectRow, time: string | undefined): readonly string[] {
  const names = [...wordsOf(name), ...wordsOf(venue)].filter((word) => word.length >= SHORTEST);
  const untimed = time === undefined ? said : said.replace(plainLetters(time), ' ');
  const all = (untimed.match(/\p{L}[\p{L}'-]*/gu) ?? []).map((word) => word.replace(/'s$/, ''));
  return [...new Set(all)].filter(
    (word) =>
      word.length >= SHORTEST &&
      !PLAIN_WORDS.has(word) &&
      !(SMALL_TALK.has(word) && !KEPT.has(word)) &&
      !names.some((other) => nearness(word, other) >= ALIKE),
  );
}

/** Small in most sentences, and what is asked for in these. */
const KEPT = new Set(['recipe', 'stems']);
