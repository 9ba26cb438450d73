import { answerText, isEmpty, type AnswerValue, type Question, type Target } from '@butterfly/contracts/questionnaire';
import type { CustomValue } from '@butterfly/contracts/records';
import type { Project, ProjectPatch } from '@butterfly/contracts/tenant_crm';

export type ProjectField = Extract<Target, { to: 'project' }>['field'];

export const FIELD_WORDS: Readonly<Record<ProjectField, string>> = {
  event_date: 'Day of the event',
  start_time: 'Begin',
  end_time: 'End',
  venue_text: 'Venue',
  guest_count: 'Guests',
  budget_cents: 'Budget',
};

/** What a field of a project becomes by an answer; undefined: the answer does not fit there. */
export function projectValue(field: ProjectField, value: AnswerValue): ProjectPatch[ProjectField] {
  switch (field) {
    case 'guest_count':
      return countOf(value) ?? undefined;
    case 'budget_cents':
      return typeof value === 'number' && value >= 0 ? value : undefined;
    case 'event_date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
    case 'start_time':
    case 'end_time':
      return typeof value === 'string' && /^\d{2}:\d{2}$/.test(value) ? value : undefined;
    case 'venue_text':
      return venueOf(value);
  }
}

type Row = string | { readonly qty: number };

/** Whole numbers; of lists how many they come to. */
export function countOf(value: AnswerValue | readonly Row[]): number | null {
  if (typeof value === 'number') return value >= 0 && value % 1_000 === 0 ? value / 1_000 : null;
  if (!Array.isArray(value)) return null;
  return (value as readonly Row[]).reduce<number>((sum, row) => sum + (typeof row === 'object' ? row.qty : 1), 0);
}

function venueOf(value: AnswerValue): string | undefined {
  const text = typeof value === 'string' ? value : '';
  if (text !== '') return text.slice(0, 200);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  return [value['street'], value['city']].filter(Boolean).join(', ').slice(0, 200) || undefined;
}

/** The number of each thing that people rows ask for: five bridesmaids are five of what each of them holds. */
export function linesOf(question: Question, value: AnswerValue): { name: string; quantity: number }[] {
  if (question.target?.to !== 'line' || isEmpty(value)) return [];
  const { name } = question.target;
  const wanted = Array.isArray(value) ? (value as readonly Row[]).filter((row) => matches(row, name)) : value;
  const quantity = countOf(wanted);
  return quantity === null ? [] : [{ name, quantity }];
}

/** Rows that name a thing count for that thing alone; rows that name none count. */
function matches(row: unknown, name: string): boolean {
  const item = typeof row === 'object' && row !== null && 'item' in row ? String(row.item) : '';
  return item === '' || item.trim().toLowerCase() === name.trim().toLowerCase();
}

/** As it stands in the review. */
export const projectText = (project: Project, field: ProjectField): string => {
  const value = project[field];
  return value === null ? '' : String(value);
};

/** As a field that the business has made takes it: numbers as they were typed, several choices as a list, all else in words. */
export function customValue(question: Question, value: AnswerValue, money: (cents: number) => string): CustomValue {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return question.type === 'number' ? value / 1_000 : value;
  const isDay = question.type === 'date' && typeof value === 'string';
  if (isDay) return value;
  if (question.type !== 'multi' && question.type !== 'pictures') return answerText(question, value, money).slice(0, 2_000);
  return (Array.isArray(value) ? value : []).map((key) => question.options.find((option) => option.key === key)?.label ?? String(key));
}
