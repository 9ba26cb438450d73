import { impactParts } from '@butterfly/contracts/client_requests';
import { isEmpty, type MappingInput, type MappingResult } from '@butterfly/contracts/questionnaire';
import type { Db } from '../../../platform/db/db';
import { moneyIn } from '../../../platform/documents/money-in';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { lastAnswers } from '../answers/repository';
import { questionnaires, recipientsOf } from '../sent/repository';
import { contactFacts } from './contact-facts';
import { customFacts, projectFacts, type Chosen } from './facts';
import { linesOf } from './targets';

/** Takes answers over into what they are about, or says what that would change. Runs in the transaction it is given. */
export class MappingService {
  constructor(private readonly platform: Pick<Platform, 'api'>) {}

  /** @throws AppError `not_found`, `questionnaire.no_answer`, `questionnaire.does_not_fit` */
  async apply(db: Db, { id, answers, dry_run }: MappingInput & { id: number }): Promise<MappingResult> {
    const { project_id, form } = await questionnaires.read(db, id);
    const project = await this.platform.api('tenant_crm').project(db, project_id);
    if (!project) throw new AppError('not_found');
    const people = await recipientsOf(db, [id]);
    const given = await lastAnswers(
      db,
      people.map((person) => person.id),
    );
    const questions = new Map(form.pages.flatMap((page) => page.questions).map((question) => [question.key, question]));
    const chosen = answers.map(({ question_key, recipient_id }): Chosen => {
      const question = questions.get(question_key);
      const said = given.find((one) => one.question_key === question_key && one.recipient_id === recipient_id);
      if (!question?.target || !said || isEmpty(said.value)) throw new AppError('questionnaire.no_answer');
      return { question, value: said.value, recipientId: recipient_id };
    });
    const { locale } = await this.platform.api('auth_and_admin').tenant(db);
    const reading = { project, money: moneyIn(locale, project.currency) };
    const [facts, custom] = [projectFacts(chosen, reading), customFacts(chosen, reading)];
    const patch = { ...facts.patch, ...custom.patch };
    if (!dry_run && Object.keys(patch).length > 0) await this.platform.api('tenant_crm').changeFacts(db, { id: project_id, patch });
    const { contacts } = this.platform.api('tenant_crm');
    const persons = await contactFacts(db, { contacts, chosen, people, apply: !dry_run });
    const order = await this.#changeLines(db, { projectId: project_id, chosen, apply: !dry_run });
    return { changes: [...facts.changes, ...custom.changes, ...persons, ...order.changes], change_order: order.change_order };
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
      change_order: { proposal_id, before_cents, after_cents, parts: impactParts(done.before, done.after) },
      changes: done.changed.flatMap(({ name, before, after }) => {
        const line = lines.find((one) => one.name.trim().toLowerCase() === name.trim().toLowerCase());
        if (!line) return [];
        const { key: question_key, label } = line.question;
        return [{ question_key, label, what: `${name} in the proposal`, before: String(before), after: String(after) }];
      }),
    };
  }
}
