import { answerText, type AnswerValue, type MappingResult, type Question } from '@butterfly/contracts/questionnaire';
import type { CustomValue } from '@butterfly/contracts/records';
import type { Project, ProjectPatch } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import { customValue, FIELD_WORDS, projectText, projectValue, type ProjectField } from './targets';

/** An answer that staff have chosen, and whose it is. */
export interface Chosen {
  readonly question: Question;
  readonly value: AnswerValue;
  readonly recipientId: number;
}
export type Change = MappingResult['changes'][number];

interface Reading {
  readonly project: Project;
  readonly money: (cents: number) => string;
}

/** What answers make of the facts of a project. @throws AppError `questionnaire.does_not_fit` */
export function projectFacts(chosen: readonly Chosen[], { project, money }: Reading): { patch: ProjectPatch; changes: Change[] } {
  const patch: Record<string, unknown> = {};
  const changes: Change[] = [];
  for (const { question, value } of chosen) {
    if (question.target?.to !== 'project') continue;
    const { field } = question.target;
    const next = projectValue(field, value);
    if (next === undefined) throw new AppError('questionnaire.does_not_fit', { question_key: question.key });
    if (next === project[field]) continue;
    patch[field] = next;
    const before = field === 'budget_cents' && project.budget_cents !== null ? money(project.budget_cents) : projectText(project, field);
    const isPlain = (['venue_text', 'guest_count'] satisfies ProjectField[] as ProjectField[]).includes(field);
    const after = isPlain ? String(next) : answerText(question, value, money);
    changes.push({ question_key: question.key, label: question.label, what: FIELD_WORDS[field], before, after });
  }
  return { patch, changes };
}

/** What answers make of the fields of projects that a business has made itself. */
export function customFacts(chosen: readonly Chosen[], { project, money }: Reading): { patch: ProjectPatch; changes: Change[] } {
  const custom: Record<string, CustomValue> = {};
  const changes: Change[] = [];
  for (const { question, value } of chosen) {
    if (question.target?.to !== 'custom') continue;
    const { field, name: what } = question.target;
    const next = customValue(question, value, money);
    const before = project.custom[field];
    if (JSON.stringify(next) === JSON.stringify(before)) continue;
    custom[field] = next;
    const { key: question_key, label } = question;
    changes.push({ question_key, label, what, before: customText(before), after: answerText(question, value, money) });
  }
  return { patch: changes.length > 0 ? { custom } : {}, changes };
}

function customText(value: CustomValue | undefined): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
