import { saySpan } from '../../planner/dates';
import { listed } from '../../planner/words';
import { findProject } from '../find-project';
import type { Job } from '../job';
import { namingWords, projectsIn } from '../mentions';

/** Whose papers are asked for: those of one project, of all, or nobody could tell. */
export type Whose =
  | { readonly kind: 'all' }
  | { readonly kind: 'one'; readonly id: number; readonly name: string }
  | { readonly kind: 'ask'; readonly say: string };

/** Words of these subjects that the dictionary of everyday words does not know. */
const OF_THE_SUBJECT =
  /^(?:unpaid|owe[sd]?|owing|overdue|settled|transferred|receivables?|cashflow|unsettled|tasting|walk|invoiced?|invoices|retainers?|deposits?|questionnaires?|e?mails?|bounced?|unsigned|refund(?:s|ed)?|instal+ments?|contracts?|portal|commissions?|referr\w*|esign\w*|dollars?|euros?|lately|outstanding|complaints?|unanswered|unread|couples?|brides?|grooms?|client'?s?|upcoming|walkthrough|zoom)$/i;
const THIS_ONE = /\b(?:they|them|their|this (?:one|project|wedding|event)|the (?:couple|bride|client))\b/i;

/** A name that is said and known nowhere is asked about: an answer about all would pass over it in silence. */
export async function whose(job: Job): Promise<Whose> {
  const said = (job.plan.about ?? job.plan.text).replace(job.plan.span?.text ?? '\u0000', ' ');
  const names = namingWords(said).filter((word) => !OF_THE_SUBJECT.test(word));
  const found = names.length === 0 ? [] : await projectsIn(job, names.join(' '));
  const [only, ...others] = found;
  if (only && others.length === 0) return { kind: 'one', id: only.id, name: only.name };
  if (only)
    return {
      kind: 'ask',
      say: `Which one do you mean: ${listed(found.slice(0, 5).map(({ name }) => name)).replace(/ and ([^,]*)$/, ' or $1')}?`,
    };
  if (names.length > 0 && !names.every((word) => /^(?:wedding|gala|memorial|party|funeral|workshop)s?$/.test(word)))
    return { kind: 'ask', say: `I know no project by “${names.join(' ')}”. Which project do you mean?` };
  if (job.turn.projectId === null || !THIS_ONE.test(said)) return { kind: 'all' };
  const open = await findProject(job, undefined);
  return open.kind === 'one' ? { kind: 'one', id: open.row.id, name: open.row.name } : { kind: 'all' };
}

/** A time that was said and that the list does not heed. */
export const unheededTime = ({ plan: { span } }: Job): string =>
  span ? `\nI cannot narrow this down to ${saySpan(span)}: it is all there is.` : '';

export const notYours = (what: string): string =>
  `You do not have ${what}, so I cannot look there for you. An administrator of your business can give it to you.`;
export const notRead = (what: string): string => `${what} could not be read just now. Please try again.`;
