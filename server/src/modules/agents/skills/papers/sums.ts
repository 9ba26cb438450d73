import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { saySpan } from '../../planner/dates';
import { groupedBy } from '../grouped-by';
import { money, NO_PROJECTS, text, type Job, type Skill } from '../job';
import { projectsOf, typeIn } from '../projects';

const MOST = 200;
const SHOWN = 10;
/** Stages before the yes, and what has fallen through. */
const NOT_BOOKED = /^(?:inquiry|consultation|proposal sent|verbal yes|lost)$/i;
const GROUPS: readonly (readonly [pattern: RegExp, says: string, of: (row: ProjectRow) => string])[] = [
  [
    /\b(?:by|per|each|every|for each|to each) (?:the )?(?:venue|location|place)s?\b/i,
    'by venue',
    ({ venue_text: venue }) => venue || 'no venue',
  ],
  [/\b(?:by|per|each|every) (?:the )?(?:type|kind|event type|kind of event)s?\b/i, 'by type', ({ event_type: type }) => type],
  [/\b(?:by|per|each|every) (?:the )?(?:month)s?\b/i, 'by month', ({ event_date: day }) => day?.slice(0, 7) ?? 'no date'],
  [/\b(?:by|per|each|every) (?:the )?(?:year)s?\b/i, 'by year', ({ event_date: day }) => day?.slice(0, 4) ?? 'no date'],
];

/** Sums and averages over projects, with what was left out said. */
export const saySums: Skill = async (job) => {
  const { text: said, span } = job.plan;
  const type = typeIn(said);
  const page = await projectsOf(job, { type, span, most: MOST });
  if (!page)
    return text(job.tools.has('tenant_crm.find_projects') ? 'The projects could not be read just now. Please try again.' : NO_PROJECTS);
  if (page.count > page.results.length)
    return text('There are too many projects to add up here. Shall I make a report of them: “analyse the value by month”?');
  const stages = await stagesOf(job);
  const isBooked = /\b(?:booked|book|safe(?:ly)?|certain|sure|confirmed|signed)\b/i.test(said);
  const rows = page.results.filter(({ value_cents: value, stage_id: stage }) => {
    const name = stages.get(stage) ?? '';
    return value !== undefined && (isBooked ? !NOT_BOOKED.test(name) : !/^lost$/i.test(name));
  });
  const group = GROUPS.find(([pattern]) => pattern.test(said));
  const what = `${isBooked ? 'booked ' : ''}${type ? `${type} ` : ''}project${rows.length === 1 ? '' : 's'}${span ? `, ${saySpan(span)}` : ''}`;
  const without = isBooked ? '' : ' (without those that are lost)';
  if (rows.length === 0) return text(`There are no ${what.replace(/project\b/, 'projects')} with a value${without}.`);
  const amount = (cents: number) => money(Math.round(cents), job.business);
  const sum = sumOf(rows);
  if (/\b(?:average|mean|on average|typical(?:ly)?)\b/i.test(said))
    return text(`On average ${amount(sum / rows.length)}: ${rows.length} ${what} worth ${amount(sum)}${without}.`);
  return text(
    [
      `${rows.length} ${what} worth ${amount(sum)}${without}${group ? `, ${group[1]}:` : '.'}`,
      ...(group ? linesOf(rows, group[2], amount) : []),
    ].join('\n'),
  );
};

const sumOf = (rows: readonly ProjectRow[]): number => rows.reduce((total, { value_cents: value = 0 }) => total + value, 0);

function linesOf(rows: readonly ProjectRow[], keyOf: (row: ProjectRow) => string, amount: (cents: number) => string): string[] {
  const groups = groupedBy(rows, keyOf);
  const sorted = [...groups].map(([name, of]) => ({ name, count: of.length, sum: sumOf(of) })).sort((a, b) => b.sum - a.sum);
  const lines = sorted.slice(0, SHOWN).map(({ name, count, sum }) => `- ${name}: ${amount(sum)} (${count})`);
  return sorted.length > SHOWN ? [...lines, `… and ${sorted.length - SHOWN} more.`] : lines;
}

async function stagesOf(job: Job): Promise<Map<number | null, string>> {
  const answer = await job.tools.read('tenant_crm.stages');
  return new Map(answer.kind === 'ok' ? (answer.data as Stage[]).map(({ id, name }) => [id, name]) : []);
}
