import type { ProjectMoney } from '@butterfly/contracts/payments';
import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { plainLetters } from '../../planner/reading/plain-letters';
import type { Outcome } from '../../runs/turn';
import { readPage } from '../find-project';
import { money, text, type Job } from '../job';
import { notYours } from '../papers/whose';
import { counted, listing, readData } from './topic';

const ASKED =
  /^(?:and |und |y |so |ok )*(?:what|how much|was|wie ?viel|cuanto|que)(?: money| geld| dinero)? (?:(?:did|do|have|has) (?:those|these|they|that|it|that one|all of (?:them|those)|the (?:two|three|lot)) (?:all )?(?:bring|brought|make|made|earn|earned|come to|came to|pay|paid)(?: us)?(?: in)?|(?:haben|hat) (?:die|das|diese|der)(?: alle)?(?: uns)? (?:ein)?gebracht|(?:nos )?(?:dejaron|dejo|trajeron|han dejado|pagaron)(?: (?:esas|esos|estas|ellas))?)(?: all)?(?: together| in all| altogether)?$/;
const MOST = 12;

/** “And what did those bring in?”: of the projects the last answer has named, what was paid and what it was of. */
export async function moneyOfThose(job: Job): Promise<Outcome | undefined> {
  const { message, history } = job.turn;
  if (!ASKED.test(plainLetters(message).replace(/[?!. ]+$/, ''))) return undefined;
  const rows = await projectsShown(job, history.findLast(({ role }) => role === 'assistant')?.cards?.data);
  if (rows.length === 0 || rows.length > MOST) return undefined;
  if (!job.tools.has('payments.of_project')) return text(notYours('the payments'));
  const say = (cents: number) => money(cents, job.business);
  const found = await Promise.all(
    rows.map(async ({ id, name }) => ({ name, of: await readData<ProjectMoney>(job, 'payments.of_project', { projectId: id }) })),
  );
  const known = found.flatMap(({ name, of }) => (of ? [{ name, paid: of.paid_cents, asked: of.invoiced_cents }] : []));
  if (known.length < found.length) return undefined;
  const paid = known.reduce((sum, one) => sum + one.paid, 0);
  return text(
    listing(
      `${say(paid)} came in so far from ${known.length === 1 ? (known[0]?.name ?? '') : `those ${counted(known.length, 'project')}`}, with tax:`,
      known.map((one) => `${one.name} · ${say(one.paid)} paid of ${say(one.asked)} invoiced`),
      MOST,
    ),
    { cards: { data: rows.map(({ id, name }) => ({ id, name, url: `/payments/dashboard/${String(id)}` })) } },
  );
}

interface Shown {
  readonly id: number;
  readonly name: string;
}

const URL_OF = /^\/tenant_crm\/projects\/(?<id>\d+)$/;

/** Of a list that shows projects only: a row is known by its page, its own number may only be its place. */
async function projectsShown(job: Job, data: unknown): Promise<readonly Shown[]> {
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  const ids = rows.map(idOf);
  if (ids.includes(undefined)) return [];
  const page = await readPage<ProjectRow>(job, 'tenant_crm.find_projects', { page_size: 200, ordering: '-updated_at' });
  return (page?.results ?? []).filter(({ id }) => ids.includes(id));
}

function idOf(row: unknown): number | undefined {
  const url = typeof row === 'object' && row !== null && 'url' in row && typeof row.url === 'string' ? row.url : '';
  const id = URL_OF.exec(url)?.groups?.['id'];
  return id === undefined ? undefined : Number(id);
}
