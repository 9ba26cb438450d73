import {
  answerText,
  isEmpty,
  type AnswerValue,
  type MappingInput,
  type MappingResult,
  type Question,
} from '@butterfly/contracts/questionnaire';
import type { Project, ProjectPatch } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { moneyIn } from '../../../platform/documents/money-in';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { lastAnswers } from '../answers/repository';
import { questionnaires, recipientsOf } from '../sent/repository';
import { FIELD_WORDS, linesOf, projectText, projectValue, type ProjectField } from './targets';

interface Chosen {
  readonly question: Question;
  readonly value: AnswerValue;
}
type Change = MappingResult['changes'][number];

/** Takes answers over into what they are about, or says what that would change. Runs in the transaction it is given. */
export class MappingService {
  constructor(private readonly platform: Pick<Platform, 'api'>) {}

  /** @throws AppError `not_found`, `questionnaire.no_answer`, `questionnaire.does_not_fit` */
  async apply(db: Db, { id, answers, dry_run }: MappingInput & { id: number }): Promise<MappingResult> {
    const { project_id, form } = await questionnaires.read(db, id);
    const project = await this.platform.api('tenant_crm').project(db, project_id);
    if (!project) throw new AppError('not_found');
    const people = new Set((await recipientsOf(db, [id])).map((person) => person.id));
    const given = await lastAnswers(db, [...people]);
    const questions = new Map(form.pages.flatMap((page) => page.questions).map((question) => [question.key, question]));
    const chosen = answers.map(({ question_key, recipient_id }): Chosen => {
      const question = questions.get(question_key);
      const said = given.find((one) => one.question_key === question_key && one.recipient_id === recipient_id);
      if (!question?.target || !said || isEmpty(said.value)) throw new AppError('questionnaire.no_answer');
      return { question, value: said.value };
    });
    const { locale } = await this.platform.api('auth_and_admin').tenant(db);
    const facts = factsOf(chosen, { project, money: moneyIn(locale, project.currency) });
    if (!dry_run && Object.keys(facts.patch).length > 0)
      await this.platform.api('tenant_crm').changeFacts(db, { id: project_id, patch: facts.patch });
    const order = await this.#changeLines(db, { projectId: project_id, chosen, apply: !dry_run });
    return { changes: [...facts.changes, ...order.changes], change_order: order.change_order };
  }

  async #changeLines(
    db: Db,
    { projectId, chosen, apply }: { projectId: number; chosen: readonly Chosen[]; apply: boolean },
  ): Promise<Pick<MappingResult, 'change_order' | 'changes'>> {
    const lines = chosen.flatMap(({ question, value }) => linesOf(question, value).map((line) => ({ ...line, question })));
    if (lines.length === 0) return { changes: [], change_order: null };
    const done = await this.platform.api('proposal_and_invoice').changeQuantities(db, { projectId, lines, apply });
    if (!done) return { changes: [], change_order: null };
    const { proposal_id, before_cents, after_cents } = done;
    return {
      change_order: { proposal_id, before_cents, after_cents },
      changes: done.changed.flatMap(({ name, before, after }) => {
        const line = lines.find((one) => one.name.trim().toLowerCase() === name.trim().toLowerCase());
        if (!line) return [];
        const { key: question_key, label } = line.question;
        return [{ question_key, label, what: `${name} in the proposal`, before: String(before), after: String(after) }];
      }),
    };
  }
}

interface Reading {
  readonly project: Project;
  readonly money: (cents: number) => string;
}

function factsOf(chosen: readonly Chosen[], { project, money }: Reading): { patch: ProjectPatch; changes: Change[] } {
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
    changes.push({
      question_key: question.key,
      label: question.label,
      what: FIELD_WORDS[field],
      before,
      after: afterText(field, { next, question, value, money }),
    });
  }
  return { patch, changes };
}

function afterText(
  field: ProjectField,
  { next, question, value, money }: Chosen & { readonly next: unknown; readonly money: (cents: number) => string },
): string {
  return field === 'venue_text' || field === 'guest_count' ? String(next) : answerText(question, value, money);
}
