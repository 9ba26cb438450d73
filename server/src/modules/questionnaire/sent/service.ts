import type {
  NewQuestionnaire,
  NewRecipients,
  Questionnaire,
  QuestionnairePatch,
  QuestionnaireQuery,
  QuestionnaireRow,
  QuestionnaireState,
} from '@butterfly/contracts/questionnaire';
import { pathForClient } from '../../../platform/clients/client-pages';
import { readerOf } from '../../../platform/clients/reader';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { CountedPage } from '../../../platform/records/counted-page';
import { localDay } from '../../../platform/time/local-time';
import type { QuestionnaireFiles } from '../files/service';
import { templates } from '../templates/repository';
import { ANSWERING, answeringPath } from './link';
import { askingMail, type AskingMail } from './mails';
import {
  addRecipient,
  noteReminded,
  questionnairePage,
  questionnaires,
  recipientsOf,
  setLink,
  unsubmit,
  type StoredQuestionnaire,
  type StoredRecipient,
} from './repository';

type Parts = Pick<Platform, 'api' | 'clock' | 'fillers' | 'links' | 'mail'>;
type Place = { readonly id: number; readonly site: string };

/** Questionnaires of projects: made, sent, ended. Knows no HTTP; every method runs in the transaction it is given. */
export class QuestionnaireService {
  constructor(
    private readonly platform: Parts,
    private readonly files: Pick<QuestionnaireFiles, 'requirePictures'>,
  ) {}

  async create(db: Db, { project_id, template_id, title }: NewQuestionnaire): Promise<Questionnaire> {
    if (!(await this.platform.api('tenant_crm').projectExists(db, project_id))) throw new AppError('not_found');
    const template = await templates.read(db, template_id);
    const made = await questionnaires.insert(db, {
      ...{ project_id, template_id, template_revision: template.revision, form: template.form },
      ...{ title: title ?? template.title, state: 'draft' },
    });
    this.note(db, made.id, 'created');
    return this.whole(db, made);
  }

  async read(db: Db, id: number): Promise<Questionnaire> {
    return this.whole(db, await questionnaires.read(db, id));
  }

  async page(db: Db, query: QuestionnaireQuery): Promise<CountedPage<QuestionnaireRow>> {
    const page = await questionnairePage(db, query);
    return { ...page, results: await this.#withPeople(db, page.results) };
  }

  async update(
    db: Db,
    { id, patch, ifMatch }: { id: number; patch: QuestionnairePatch; ifMatch: string | undefined },
  ): Promise<Questionnaire> {
    const before = await questionnaires.lockVersion(db, { id, ifMatch });
    if (patch.form && before.state !== 'draft') throw new AppError('questionnaire.already_sent');
    if (patch.form) await this.files.requirePictures(db, patch.form);
    this.note(db, id, 'edited');
    return this.whole(db, await questionnaires.patch(db, { id, changes: patch }));
  }

  /** Who has a link keeps it; who comes new gets one. */
  async send(db: Db, { id, site, recipients }: Place & NewRecipients): Promise<Questionnaire> {
    const before = await this.#lock(db, id, ['draft', 'in_progress', 'sent'], 'sent');
    if (before.form.pages.every(({ questions }) => questions.length === 0)) throw new AppError('questionnaire.asks_nothing');
    for (const { name, email, language: chosen } of recipients) {
      const language = chosen ?? (await readerOf(db, this.platform, { email })).language;
      const recipientId = await addRecipient(db, { questionnaireId: id, projectId: before.project_id, name, email, language });
      if (recipientId === null) continue;
      const { token, link } = await this.platform.links.create(db, ANSWERING, {
        subjectId: recipientId,
        scopes: ['answer'],
        label: name,
        email,
      });
      await setLink(db, { id: recipientId, linkId: link.id });
      await this.#ask(db, before, { name, to: email, language, site, token, again: false });
    }
    if (before.state !== 'draft') return this.whole(db, before);
    const sent = await questionnaires.patch(db, { id, changes: { state: 'sent', sent_at: this.platform.clock().toISOString() } });
    this.note(db, id, 'sent');
    db.emit('questionnaire.sent@1', { questionnaire_id: id, project_id: sent.project_id });
    return this.whole(db, sent);
  }

  /** Answers the names of who was written to: everybody who is not through. */
  async remind(db: Db, { id, site }: Place): Promise<string[]> {
    const asked = await this.#lock(db, id, ['in_progress', 'sent'], 'reminded');
    const waiting = (await recipientsOf(db, [id])).filter(({ submitted_at }) => submitted_at === null);
    for (const person of waiting) {
      const token = await this.#tokenOf(db, person);
      await this.#ask(db, asked, { name: person.name, to: person.email, language: person.language, site, token, again: true });
      await noteReminded(db, { id: person.id, at: this.platform.clock() });
    }
    return waiting.map(({ name }) => name);
  }

  async address(db: Db, { id, recipientId }: { id: number; recipientId: number }): Promise<string> {
    const person = (await recipientsOf(db, [id])).find((one) => one.id === recipientId);
    if (!person) throw new AppError('not_found');
    return answeringPath(await this.#tokenOf(db, person));
  }

  async reopen(db: Db, id: number): Promise<Questionnaire> {
    const before = await this.#lock(db, id, ['reviewed', 'submitted'], 'in_progress');
    await unsubmit(db, id);
    this.note(db, id, 'reopened');
    const changes = { state: 'in_progress', submitted_at: null, reviewed_at: null, reopened_count: before.reopened_count + 1 };
    return this.whole(db, await questionnaires.patch(db, { id, changes }));
  }

  async review(db: Db, id: number): Promise<Questionnaire> {
    await this.#lock(db, id, ['submitted'], 'reviewed');
    this.note(db, id, 'reviewed');
    return this.whole(
      db,
      await questionnaires.patch(db, { id, changes: { state: 'reviewed', reviewed_at: this.platform.clock().toISOString() } }),
    );
  }

  async cancel(db: Db, id: number): Promise<Questionnaire> {
    await this.#lock(db, id, ['draft', 'in_progress', 'sent'], 'cancelled');
    this.note(db, id, 'cancelled');
    return this.whole(db, await questionnaires.patch(db, { id, changes: { state: 'cancelled' } }));
  }

  async whole(db: Db, stored: StoredQuestionnaire): Promise<Questionnaire> {
    const { form, ...row } = stored;
    const [shown] = await this.#withPeople(db, [row]);
    if (!shown) throw new AppError('not_found');
    return { ...shown, form };
  }

  /** Its last day for clients is over. */
  async isLocked(db: Db, { locks_on }: Pick<StoredQuestionnaire, 'locks_on'>): Promise<boolean> {
    return locks_on !== null && locks_on <= (await this.#today(db));
  }

  note(db: Db, id: number, kind: string): void {
    this.platform.api('records').of('questionnaire').record(db, { subject_type: 'questionnaire', subject_id: id, kind });
  }

  async #withPeople(db: Db, rows: readonly Omit<StoredQuestionnaire, 'form'>[]): Promise<QuestionnaireRow[]> {
    const today = await this.#today(db);
    const people = await recipientsOf(
      db,
      rows.map(({ id }) => id),
    );
    const projects = await this.platform.api('tenant_crm').projectsById(db, [...new Set(rows.map(({ project_id }) => project_id))]);
    const names = new Map(projects.map(({ id, name }) => [id, name]));
    return rows.map((row) => {
      const recipients = people.filter(({ questionnaire_id }) => questionnaire_id === row.id).map(shownRecipient);
      return {
        ...row,
        recipients,
        project_name: names.get(row.project_id) ?? '',
        is_locked: row.locks_on !== null && row.locks_on <= today,
        progress_bps: Math.max(0, ...recipients.map(({ progress_bps }) => progress_bps)),
      };
    });
  }

  async #tokenOf(db: Db, { id, link_id }: StoredRecipient): Promise<string> {
    const token = link_id && (await this.platform.links.reveal(db, ANSWERING, { id: link_id, subjectId: id }));
    if (!token) throw new AppError('not_found');
    return token;
  }

  /** Into their own pages, where they have them; else by the link of the questionnaire alone. */
  async #ask(
    db: Db,
    { title, due_on, project_id: projectId }: StoredQuestionnaire,
    { site, token, ...mail }: Pick<AskingMail, 'again' | 'language' | 'name' | 'to'> & { readonly site: string; readonly token: string },
  ): Promise<void> {
    const own = await pathForClient(db, this.platform, { projectId, email: mail.to, section: 'questionnaire', token });
    const link = `${site}${own ?? answeringPath(token)}`;
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    await this.platform.mail.sendPersonal(db, askingMail({ tenant, title, projectId, dueOn: due_on, link, ...mail }));
  }

  async #lock(db: Db, id: number, from: readonly QuestionnaireState[], to: string): Promise<StoredQuestionnaire> {
    const before = await questionnaires.lock(db, id);
    if (!from.includes(before.state)) throw new AppError('invalid_transition', { from: before.state, to });
    return before;
  }

  async #today(db: Db): Promise<string> {
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    return localDay(this.platform.clock(), tz);
  }
}

const shownRecipient = ({ questionnaire_id: _of, link_id: _link, ...shown }: StoredRecipient) => shown;
