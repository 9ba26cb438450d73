import type { ToolEffect } from '@butterfly/contracts/agents';
import type { DemoFacts } from './case';
import type { EverydayCase, ExpectedPiece, ExpectedStep, Outcome } from './everyday-case';

type Values = Readonly<Record<string, unknown>>;
type Given = Values | ((facts: DemoFacts) => Values);
type More = Pick<EverydayCase, 'at' | 'forbid'>;
type DayOf = string | ((facts: DemoFacts) => string);

const inLanguage =
  (language: EverydayCase['language']) =>
  (turns: string | readonly string[], accept: Outcome | readonly Outcome[], more: More = {}): EverydayCase => ({
    language,
    turns: typeof turns === 'string' ? [turns] : turns,
    accept: 'kind' in accept ? [accept] : accept,
    ...more,
  });
export const en = inLanguage('en');
export const de = inLanguage('de');
export const es = inLanguage('es');

/** One step of an effect; without `tool` any tool will do. */
export const step = (effect: ToolEffect, tool?: string | RegExp, given?: Given): Outcome => ({
  kind: 'steps',
  steps: [{ effect, ...(tool ? { tool } : {}), ...(given ? { arguments: argumentsOf(given) } : {}) }],
});
const argumentsOf = (given: Given): NonNullable<ExpectedStep['arguments']> =>
  typeof given === 'function' ? (given as NonNullable<ExpectedStep['arguments']>) : () => given;
const dayOf = (day: DayOf, facts: DemoFacts): string => (typeof day === 'string' ? day : day(facts));

export const reads = (tool: string | RegExp, given?: Given): Outcome => step('read', tool, given);
export const opens = (url: string | RegExp): Outcome => step('navigate', 'navigate.open', { url });
/** The page of a project, such as its moodboard. */
export const opensAt = (page: string, project: string): Outcome =>
  step('navigate', 'navigate.open', (facts) => ({ url: new RegExp(`^/${page}.*/${facts.project(project)}(?!\\d)`) }));

/** All these words are in the answer, in any order; those `without` are not. */
export const says = (words: readonly (string | RegExp)[], without?: RegExp): Outcome => ({
  kind: 'says',
  text: () => new RegExp(words.map((word) => `(?=[\\s\\S]*(?:${typeof word === 'string' ? word : word.source}))`).join(''), 'i'),
  ...(without ? { without } : {}),
});
export const asks = (about?: RegExp): Outcome => ({ kind: 'asks', ...(about ? { about } : {}) });
export const cannot: Outcome = { kind: 'cannot' };

/** The whole of the next such month, this one included. 1 is January. */
export function month(number: number): (facts: DemoFacts) => { from: string; to: string } {
  return ({ today }) => {
    const [year = 0, current = 0] = today.split('-').map(Number);
    return wholeMonth(number < current ? year + 1 : year, number);
  };
}
/** So many months after the current one; -1 is the last. */
export function monthFromNow(ahead: number): (facts: DemoFacts) => { from: string; to: string } {
  return ({ today }) => {
    const [year = 0, current = 0] = today.split('-').map(Number);
    const at = year * 12 + current - 1 + ahead;
    return wholeMonth(Math.floor(at / 12), (at % 12) + 1);
  };
}
function wholeMonth(year: number, number: number): { from: string; to: string } {
  const start = `${year}-${String(number).padStart(2, '0')}`;
  return { from: `${start}-01`, to: `${start}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}` };
}

export const projects = (given?: Given): Outcome => reads('tenant_crm.find_projects', given);
export const leads = (given?: Given): Outcome => reads('tenant_crm.find_leads', given);
export const weddingsIn = (number: number): Outcome => projects((facts) => ({ event_type: 'wedding', ...month(number)(facts) }));
export const inStage = (stage: string): Outcome => projects((facts) => ({ stage: facts.stage(stage) }));
export const load = (day: DayOf): Outcome => reads('tenant_crm.date_load', (facts) => ({ date: dayOf(day, facts) }));
export const summary = (project: string): Outcome => reads('tenant_crm.get_project', (facts) => ({ id: facts.project(project) }));
export const people = (project: string): Outcome => reads('tenant_crm.project_people', (facts) => ({ id: facts.project(project) }));
export const tasksOf = (project: string): Outcome => reads('project_view.timeline', (facts) => ({ projectId: facts.project(project) }));
export const notesOn = (project: string): Outcome => reads('tenant_crm.project_notes', (facts) => ({ subject_id: facts.project(project) }));
export const leadOf = (title: string): Outcome => reads('tenant_crm.get_lead', (facts) => ({ id: facts.lead(title) }));
export const report = (name: RegExp): Outcome => reads(/^analysis/, { report: name });
/** What is to be done today, over all projects and leads. */
export const dayPlan: readonly Outcome[] = [reads(/today|agenda|briefing|day_?plan|plan_of|my_day/i), says(['Bellamy', 'Reyes'])];

export const move = (project: string, stage: string): Outcome =>
  step('write', 'tenant_crm.move_project', (facts) => ({ id: facts.project(project), stage_id: facts.stage(stage) }));
/** No tool does it yet; any that changes this project to this day will do. */
export const moveDate = (project: string, day: DayOf): Outcome =>
  step('write', /date|resched|update|edit|change|move/i, (facts) => ({ '*': [facts.project(project), dayOf(day, facts)] }));
export const task = (project: string, title: RegExp, day?: DayOf): Outcome =>
  step('write', 'project_view.add_task', (facts) => ({
    projectId: facts.project(project),
    title,
    ...(day ? { 'when.day': dayOf(day, facts) } : {}),
  }));
/** A reminder without a project: any tool that writes these words, and this day where one was said. */
export const reminder = (words: RegExp, day?: DayOf): Outcome =>
  step('write', /remind|task|todo/i, (facts) => ({ '*': day ? [words, dayOf(day, facts)] : [words] }));
export const note = (project: string, body: RegExp): Outcome =>
  step('write', 'tenant_crm.add_note', (facts) => ({ subject_type: 'project', subject_id: facts.project(project), body }));
export const leadNote = (title: string, body: RegExp): Outcome =>
  step('write', 'tenant_crm.add_note', (facts) => ({ subject_type: 'lead', subject_id: facts.lead(title), body }));
export const contacted = (title: string): Outcome => step('write', 'tenant_crm.mark_contacted', (facts) => ({ id: facts.lead(title) }));
export const newLead = (given: Given): Outcome => step('write', 'tenant_crm.create_lead', given);
export const newProject = (given: Given): Outcome => step('write', 'tenant_crm.create_project', given);
/** A text or mail that waits for a click, is drafted, or whose conversation is opened for writing. */
export const message = (words?: RegExp): readonly Outcome[] => [
  step('send', undefined, words ? { '*': [words] } : undefined),
  step('draft', /text|sms|message|mail|reply/i, words ? { '*': [words] } : undefined),
  step('navigate', 'navigate.open', { url: /twilio|text|message|mail|conversation/i }),
];

export const piece = (name: RegExp, quantity: number, flowers?: Readonly<Record<string, number>>): ExpectedPiece => ({
  piece: name,
  quantity,
  ...(flowers ? { flowers } : {}),
});
export const pieceWith = (name: RegExp, quantity: number, named: readonly string[]): ExpectedPiece => ({ piece: name, quantity, named });
export const recipe = (...pieces: readonly ExpectedPiece[]): Outcome => ({ kind: 'draft', draft: 'recipe', pieces });
export const proposal = (
  pieces: readonly ExpectedPiece[],
  more: { readonly budgetCents?: number; readonly currency?: string; readonly project?: string } = {},
): Outcome => ({ kind: 'draft', draft: 'proposal', pieces, ...more });

export const inDays =
  (days: number) =>
  (facts: DemoFacts): string =>
    facts.inDays(days);
export const tomorrow = inDays(1);
export const on =
  (weekday: string) =>
  (facts: DemoFacts): string =>
    facts.weekday(weekday);
/** The next such day of the calendar, today included. */
export const nextDate =
  (number: number, day: number) =>
  ({ today }: DemoFacts): string => {
    const rest = `-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const year = Number(today.slice(0, 4));
    return `${year}${rest}` < today ? `${year + 1}${rest}` : `${year}${rest}`;
  };
