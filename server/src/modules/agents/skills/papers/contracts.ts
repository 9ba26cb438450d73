import type { ContractRow } from '@butterfly/contracts/contract';
import type { QuestionnaireRow } from '@butterfly/contracts/questionnaire';
import { sayDay } from '../../planner/dates';
import { readPage } from '../find-project';
import { text, type Job, type Skill } from '../job';
import { notRead, notYours, unheededTime, whose, type Whose } from './whose';

const MOST = 100;
const SHOWN = 10;
/** Who asks what is missing is not told what is there. */
const MISSING =
  /\b(?:not|n't|never|nobody|unsigned|outstanding|missing|open|out|pending|still|yet|waiting|waits?|back|due|overdue|late)\b/i;
const OPEN = new Set(['sent', 'viewed', 'partially_signed']);

async function rowsOf<T>(job: Job, tool: string, of: Whose): Promise<readonly T[] | null> {
  const page = await readPage<T>(job, tool, { page_size: MOST, ...(of.kind === 'one' ? { project: of.id } : {}) });
  return page?.results ?? null;
}

/** Who has signed and who has not. */
export const sayContracts: Skill = async (job) => {
  if (!job.tools.has('contract.find_contracts')) return text(notYours('the contracts'));
  const of = await whose(job);
  if (of.kind === 'ask') return text(of.say);
  const rows = await rowsOf<ContractRow>(job, 'contract.find_contracts', of);
  if (!rows) return text(notRead('The contracts'));
  if (of.kind === 'one')
    return text(rows.length === 0 ? `${of.name} has no contract yet, so nothing is signed.` : rows.map(sayContract).join('\n'));
  const wanted = MISSING.test(job.plan.text) ? rows.filter(({ state }) => OPEN.has(state)) : rows;
  if (wanted.length === 0) return text(`No contract is out for signing.${unheededTime(job)}`);
  return text(`${wanted.slice(0, SHOWN).map(sayContract).join('\n')}${more(wanted)}${unheededTime(job)}`, {
    cards: { data: wanted.slice(0, SHOWN).map(({ project_id: id, project_name: name }) => ({ id, name, url: `/contract/${id}` })) },
  });
};

const more = (rows: readonly unknown[]): string => (rows.length > SHOWN ? `\n… and ${rows.length - SHOWN} more.` : '');

export function sayContract({ project_name: project, title, state, signers, sent_at: sent, completed_at: completed }: ContractRow): string {
  if (state === 'draft') return `${project}: “${title}” is a draft and was not sent.`;
  const missing = signers.filter(({ signed_at: signed }) => signed === null).map(({ name }) => name);
  if (completed || missing.length === 0)
    return `${project}: “${title}” is signed by all${completed ? `, since ${sayDay(completed.slice(0, 10))}` : ''}.`;
  if (!OPEN.has(state)) return `${project}: “${title}” is ${state.replace(/_/g, ' ')}.`;
  const signed = signers.filter(({ signed_at: at }) => at !== null).map(({ name }) => name);
  return `${project}: “${title}”${sent ? `, sent ${sayDay(sent.slice(0, 10))},` : ''} is not signed by ${missing.join(' and ')} yet${signed.length > 0 ? ` (${signed.join(' and ')} signed)` : ''}.`;
}

/** Which questionnaires are out, and how far each person is. */
export const sayQuestionnaires: Skill = async (job) => {
  if (!job.tools.has('questionnaire.find_questionnaires')) return text(notYours('the questionnaires'));
  const all = await rowsOf<QuestionnaireRow>(job, 'questionnaire.find_questionnaires', { kind: 'all' });
  if (!all) return text(notRead('The questionnaires'));
  const said = job.plan.text.toLowerCase();
  const ofPerson = all.filter(({ recipients }) =>
    recipients.some(({ name }) => said.includes(name.split(' ')[0]?.toLowerCase() ?? '\u0000')),
  );
  const of: Whose = ofPerson.length > 0 ? { kind: 'all' } : await whose(job);
  if (of.kind === 'ask') return text(of.say);
  const ofWhom = of.kind === 'one' ? all.filter(({ project_id: id }) => id === of.id) : all;
  const rows = ofPerson.length > 0 ? ofPerson : ofWhom;
  if (of.kind === 'one' && rows.length === 0) return text(`${of.name} has no questionnaire yet.`);
  const wanted =
    of.kind === 'all' && ofPerson.length === 0 && MISSING.test(said) ? rows.filter(({ submitted_at: back }) => back === null) : rows;
  if (wanted.length === 0) return text('No questionnaire is waiting for answers.');
  return text(`${wanted.slice(0, SHOWN).map(sayQuestionnaire).join('\n')}${more(wanted)}${unheededTime(job)}`, {
    cards: { data: wanted.slice(0, SHOWN).map(({ id, project_name: name }) => ({ id, name, url: `/questionnaire/responses/${id}` })) },
  });
};

export function sayQuestionnaire({
  project_name: project,
  title,
  state,
  due_on: due,
  recipients,
  submitted_at: back,
}: QuestionnaireRow): string {
  const people = recipients.map(({ name, progress_bps, submitted_at }) =>
    submitted_at ? `${name} has sent it` : `${name} is at ${Math.round(progress_bps / 100)} %`,
  );
  const stands = back ? 'is back' : `is ${state === 'draft' ? 'a draft' : 'not back yet'}`;
  return `${project}: “${title}” ${stands}${due ? `, due ${sayDay(due)}` : ''}${people.length > 0 ? `; ${people.join(', ')}` : ''}.`;
}
