import {
  answerProblem,
  missingKeys,
  progressBps,
  type AnswerValue,
  type Answers,
  type KeptFile,
  type NewAnswers,
  type PublicQuestionnaire,
  type QuestionForm,
  type SavedAnswers,
} from '@butterfly/contracts/questionnaire';
import type { Db } from '../../../platform/db/db';
import type { Call } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { FileRow } from '../../../platform/files/repository';
import type { Platform } from '../../../platform/platform';
import { picturesOf, type QuestionnaireFiles } from '../files/service';
import { ANSWERING } from '../sent/link';
import { findRecipient, lockRecipient, questionnaires, recipientsOf, saveProgress, type StoredQuestionnaire } from '../sent/repository';
import type { QuestionnaireService } from '../sent/service';
import type { BoardQuestions } from './board';
import { keepAnswers, lastAnswers } from './repository';

type Visiting = { readonly params: { readonly uniqueLink: string } } & Pick<Call, 'headers' | 'ip'>;
type Person = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;
interface Place {
  readonly person: Person;
  readonly asked: StoredQuestionnaire;
}

/** What people with a link see and say. Opens its own transactions. */
export class AnsweringDoor {
  constructor(
    private readonly platform: Pick<Platform, 'api' | 'clock' | 'linkDoor' | 'links'>,
    private readonly service: QuestionnaireService,
    private readonly files: QuestionnaireFiles,
    private readonly boards: BoardQuestions,
  ) {}

  open(call: Visiting): Promise<PublicQuestionnaire> {
    return this.#reading(call, async (db, place) => this.#page(db, place));
  }

  /** Answers that fit are kept, also beside some that do not: nothing waits for another. */
  save(call: Visiting & { readonly body: NewAnswers }): Promise<SavedAnswers> {
    return this.#answering(call, async (db, { person, asked }) => {
      await this.#assertOpen(db, { person, asked });
      const { answers } = call.body;
      const asking = await this.boards.asking(db, asked);
      const files = await this.files.foreign(db, { recipientId: person.id, answers });
      const { good, refused } = judged(asking.form, { answers, files, pictures: this.boards.foreign(asking, answers) });
      const { id: recipientId, project_id: projectId, questionnaire_id: questionnaireId } = person;
      if (good.length > 0) await keepAnswers(db, { questionnaireId, recipientId, projectId, answers: good });
      const progress_bps = progressBps(asking.form, await answersOf(db, recipientId));
      const started_at = person.started_at ?? (good.length > 0 ? this.platform.clock().toISOString() : null);
      await saveProgress(db, { ...person, progress_bps, started_at });
      if (good.length > 0 && asked.state === 'sent') await this.#begin(db, asked);
      return { saved: good.map(({ id }) => id), refused, progress_bps };
    });
  }

  submit(call: Visiting): Promise<PublicQuestionnaire> {
    return this.#answering(call, async (db, place) => {
      if (place.person.submitted_at !== null) return this.#page(db, place);
      await this.#assertOpen(db, place);
      const { person, asked } = place;
      const answers = await answersOf(db, person.id);
      const missing = missingKeys((await this.boards.asking(db, asked)).form, answers);
      if (missing.length > 0) throw new AppError('questionnaire.not_complete', { missing });
      const now = this.platform.clock().toISOString();
      await saveProgress(db, { ...person, progress_bps: 10_000, started_at: person.started_at ?? now, submitted_at: now });
      const all = await recipientsOf(db, [asked.id]);
      if (all.every(({ submitted_at }) => submitted_at !== null)) await this.#finish(db, { asked, now });
      return this.#page(db, { asked: await questionnaires.read(db, asked.id), person: { ...person, submitted_at: now } });
    });
  }

  /** The bytes are looked at before anybody is asked to wait for them: the place is checked first, and once more when they are kept. */
  async bring(call: Visiting & { readonly bytes: Buffer; readonly name: string; readonly questionKey: string }): Promise<KeptFile> {
    const tenantId = await this.#reading(call, async (db, place) => {
      await this.#assertTakes(db, { place, questionKey: call.questionKey });
      return db.tenantId;
    });
    const { stored, name } = await this.files.store(tenantId, call);
    return this.#answering(call, async (db, place) => {
      await this.#assertTakes(db, { place, questionKey: call.questionKey });
      const { id: recipientId, project_id: projectId, questionnaire_id: questionnaireId } = place.person;
      const at = { recipientId, projectId, questionnaireId, questionKey: call.questionKey };
      return this.files.keep(db, { place: at, stored, name });
    });
  }

  ownFile(call: Visiting & { readonly fileId: number }): Promise<{ tenantId: number; file: FileRow }> {
    return this.#reading(call, async (db, { person, asked }) => ({
      tenantId: db.tenantId,
      file: await this.files.fileOf(db, { id: call.fileId, questionnaireId: asked.id, recipientId: person.id }),
    }));
  }

  /** A link shows the pictures of its questions and no others. */
  picture(call: Visiting & { readonly pictureId: number }): Promise<{ tenantId: number; file: FileRow }> {
    return this.#reading(call, async (db, { asked }) => {
      if (!picturesOf(asked.form).includes(call.pictureId)) throw new AppError('not_found');
      return { tenantId: db.tenantId, file: await this.files.picture(db, call.pictureId) };
    });
  }

  /** Pictures of the board that is shared with clients now, and no others. */
  boardPicture(call: Visiting & { readonly picture: number }): Promise<{ tenantId: number; file: FileRow }> {
    return this.#reading(call, async (db, { asked }) => ({
      tenantId: db.tenantId,
      file: await this.boards.shownFile(db, { asked, picture: call.picture }),
    }));
  }

  async #assertTakes(db: Db, { place, questionKey }: { place: Place; questionKey: string }): Promise<void> {
    await this.#assertOpen(db, place);
    const isAsked = place.asked.form.pages.some(({ questions }) =>
      questions.some(({ key, type }) => key === questionKey && type === 'file'),
    );
    if (!isAsked) throw new AppError('not_found');
  }

  async #begin(db: Db, { id, project_id }: StoredQuestionnaire): Promise<void> {
    await questionnaires.patch(db, { id, changes: { state: 'in_progress' } });
    db.emit('questionnaire.started@1', { questionnaire_id: id, project_id });
  }

  async #finish(db: Db, { asked: { id, project_id }, now }: { asked: StoredQuestionnaire; now: string }): Promise<void> {
    await questionnaires.patch(db, { id, changes: { state: 'submitted', submitted_at: now } });
    this.service.note(db, id, 'submitted');
    db.emit('questionnaire.submitted@1', { questionnaire_id: id, project_id });
  }

  async #assertOpen(db: Db, place: Place): Promise<void> {
    if ((await this.#stateOf(db, place)) !== 'open') throw new AppError('questionnaire.not_open');
  }

  async #stateOf(db: Db, { person, asked }: Place): Promise<PublicQuestionnaire['state']> {
    if (asked.state === 'cancelled') return 'over';
    if (person.submitted_at !== null || asked.state === 'reviewed') return 'submitted';
    return (await this.service.isLocked(db, asked)) ? 'locked' : 'open';
  }

  async #page(db: Db, place: Place): Promise<PublicQuestionnaire> {
    const { person, asked } = place;
    const { name: business, brand } = await this.platform.api('auth_and_admin').tenant(db);
    const project = await this.platform.api('tenant_crm').project(db, asked.project_id);
    const answers = await answersOf(db, person.id);
    const { form, board } = await this.boards.asking(db, asked);
    const { currency } = project ?? (await this.platform.api('auth_and_admin').tenant(db));
    return {
      currency,
      ...{ business, brand: brand.primary ?? null, project_name: project?.name ?? '', title: asked.title, me: person.name },
      language: person.language,
      ...{ form: shownToClients(form), board: [...board], answers: said(answers), progress_bps: progressBps(form, answers) },
      ...{ state: await this.#stateOf(db, place), due_on: asked.due_on, locks_on: asked.locks_on },
    };
  }

  #reading<T>(call: Visiting, work: (db: Db, place: Place) => Promise<T>): Promise<T> {
    return this.#visit(call, async (db, person) => work(db, { person, asked: await questionnaires.read(db, person.questionnaire_id) }));
  }

  /** Holds the questionnaire before the person, as whoever sends it does: nobody waits in a circle. Two devices wait for each other. */
  #answering<T>(call: Visiting, work: (db: Db, place: Place) => Promise<T>): Promise<T> {
    return this.#visit(call, async (db, { id, questionnaire_id }) => {
      const asked = await questionnaires.lock(db, questionnaire_id);
      const person = await lockRecipient(db, id);
      if (!person) throw new AppError('not_found');
      return work(db, { person, asked });
    });
  }

  #visit<T>({ params, headers, ip }: Visiting, work: (db: Db, person: Person) => Promise<T>): Promise<T> {
    return this.platform.linkDoor.visit({ kind: ANSWERING, token: params.uniqueLink, headers, ip }, async (db, seen) => {
      const person = seen.state === 'open' ? await findRecipient(db, seen.link.subject_id) : undefined;
      if (!person) throw new AppError('not_found');
      return work(db, person);
    });
  }
}

/** Where answers go is the studio's business. */
function shownToClients({ pages }: QuestionForm): QuestionForm {
  return { pages: pages.map((page) => ({ ...page, questions: page.questions.map((question) => ({ ...question, target: null })) })) };
}

/** Keys of questions whose answer names a file of somebody else, or a picture that is not shown. */
interface Given extends NewAnswers {
  readonly files: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
}

function judged(form: QuestionForm, { answers, files, pictures }: Given) {
  const questions = new Map(form.pages.flatMap((page) => page.questions).map((question) => [question.key, question]));
  const problemOf = ({ question_key, value }: { question_key: string; value: AnswerValue }) => {
    const question = questions.get(question_key);
    if (!question) return 'is no question of this form';
    if (pictures.has(question_key)) return 'names a picture that is not on the board';
    return files.has(question_key) ? 'names a file that was not brought for it' : answerProblem(question, value);
  };
  const all = answers.map((answer) => ({ answer, reason: problemOf(answer) }));
  return {
    good: all.filter(({ reason }) => reason === null).map(({ answer }) => answer),
    refused: all.flatMap(({ answer: { id, question_key }, reason }) => (reason === null ? [] : [{ id, question_key, reason }])),
  };
}

async function answersOf(db: Db, recipientId: number): Promise<Answers> {
  return Object.fromEntries((await lastAnswers(db, [recipientId])).map(({ question_key, value }) => [question_key, value]));
}

const said = (answers: Answers): Record<string, AnswerValue> =>
  Object.fromEntries(Object.entries(answers).flatMap(([key, value]) => (value === undefined || value === null ? [] : [[key, value]])));
