import { filesIn, type KeptFile, type NewAnswers, type QuestionForm } from '@butterfly/contracts/questionnaire';
import type { Db } from '../../../platform/db/db';
import type { Bytes } from '../../../platform/define-module';
import { harmlessFile, named } from '../../../platform/files/harmless-file';
import type { StoredBytes } from '../../../platform/files/files';
import type { FileRow } from '../../../platform/files/repository';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { answerFiles, countFilesOf, insertAnswerFile, insertPicture, knownPictures, pictureFile, type FilePlace } from './repository';

/** Also those that no answer names any more: what a link can fill is bounded. */
const MOST_OF_ONE_PERSON = 60;

type Asked = Pick<NewAnswers['answers'][number], 'question_key' | 'value'>;

/** Files of answers, and pictures to choose by. Bytes are read, made harmless and stored outside of transactions. */
export class QuestionnaireFiles {
  constructor(private readonly deps: Pick<Platform, 'files' | 'pictures'>) {}

  /** @throws AppError `storage_full`, `questionnaire.wrong_kind`, `questionnaire.unreadable` */
  async store(tenantId: number, { bytes, name }: { bytes: Buffer; name: string }): Promise<{ stored: StoredBytes; name: string }> {
    const kept = await harmlessFile(bytes, this.deps.pictures);
    if ('fault' in kept) throw faultOf(kept.fault);
    return { stored: await this.deps.files.put(tenantId, kept.bytes), name: named(name, kept.extension) };
  }

  /** @throws AppError `questionnaire.too_many_files`, `storage_full` */
  async keep(db: Db, { place, stored, name }: { place: FilePlace; stored: StoredBytes; name: string }): Promise<KeptFile> {
    if ((await countFilesOf(db, place.recipientId)) >= MOST_OF_ONE_PERSON) throw new AppError('questionnaire.too_many_files');
    return insertAnswerFile(db, { place, file: await this.deps.files.record(db, stored, name) });
  }

  async keepPicture(db: Db, { stored, name }: { stored: StoredBytes; name: string }): Promise<number> {
    return insertPicture(db, (await this.deps.files.record(db, stored, name)).id);
  }

  /** @throws AppError `not_found` for a file of another questionnaire, or of another person where `recipientId` says whose it has to be */
  async fileOf(db: Db, { id, ...of }: { id: number; questionnaireId: number; recipientId?: number }): Promise<FileRow> {
    const [found] = await answerFiles(db, [id]);
    const isTheirs = found?.questionnaire_id === of.questionnaireId && (of.recipientId ?? found.recipient_id) === found.recipient_id;
    return this.#file(db, isTheirs ? found.file_id : undefined);
  }

  async picture(db: Db, id: number): Promise<FileRow> {
    return this.#file(db, await pictureFile(db, id));
  }

  /** Bytes under an address never change, so a browser that has them never asks again. */
  async answer(tenantId: number, file: FileRow): Promise<Bytes> {
    const answer = await this.deps.files.download(tenantId, file, { inline: true });
    return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, max-age=31536000, immutable' } };
  }

  /** Of these answers the keys of those that name a file which this person did not bring for that question. */
  async foreign(db: Db, { recipientId, answers }: { recipientId: number; answers: readonly Asked[] }): Promise<Set<string>> {
    const named = answers.flatMap(({ question_key, value }) => filesIn(value).map((file) => ({ question_key, file })));
    if (named.length === 0) return new Set();
    const known = await answerFiles(
      db,
      named.map(({ file }) => file.file),
    );
    const isTheirs = ({ question_key, file }: (typeof named)[number]) =>
      known.some(
        (one) =>
          one.file === file.file &&
          one.recipient_id === recipientId &&
          one.question_key === question_key &&
          one.name === file.name &&
          one.size === file.size,
      );
    return new Set(named.filter((one) => !isTheirs(one)).map(({ question_key }) => question_key));
  }

  /** @throws AppError `invalid_input` for a picture that this business does not have */
  async requirePictures(db: Db, form: QuestionForm): Promise<void> {
    const wanted = picturesOf(form);
    if (wanted.length === 0) return;
    const known = await knownPictures(db, wanted);
    if (wanted.some((id) => !known.has(id)))
      throw new AppError('invalid_input', { fields: { form: ['shows a picture that is not there any more'] } });
  }

  async #file(db: Db, id: number | undefined): Promise<FileRow> {
    const file = id === undefined ? undefined : await this.deps.files.find(db, id);
    if (!file) throw new AppError('not_found');
    return file;
  }
}

/** The pictures that the questions of a form show. */
export function picturesOf({ pages }: QuestionForm): number[] {
  return pages.flatMap(({ questions }) => questions.flatMap(({ options }) => options.flatMap(({ picture }) => picture ?? [])));
}

function faultOf(fault: 'unreadable' | 'wrong_kind'): AppError {
  return fault === 'wrong_kind' ? new AppError('questionnaire.wrong_kind') : new AppError('questionnaire.unreadable');
}
