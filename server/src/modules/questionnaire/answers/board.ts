import {
  asksForBoard,
  pickedIn,
  withoutBoard,
  type BoardPicture,
  type NewAnswers,
  type QuestionForm,
} from '@butterfly/contracts/questionnaire';
import type { Db } from '../../../platform/db/db';
import type { FileRow } from '../../../platform/files/repository';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { StoredQuestionnaire } from '../sent/repository';
import { lastAnswers } from './repository';

/** A questionnaire as clients see it now: with the pictures of the board that is shared with them, and without what asks for some where none is. */
export interface Asking {
  readonly form: QuestionForm;
  readonly board: readonly BoardPicture[];
}

/** Questions that are answered by pictures of the project's board. */
export class BoardQuestions {
  constructor(private readonly platform: Pick<Platform, 'fillers' | 'ports'>) {}

  async asking(db: Db, { form, project_id }: Pick<StoredQuestionnaire, 'form' | 'project_id'>): Promise<Asking> {
    if (!asksForBoard(form)) return { form, board: [] };
    const board = await this.#shared(db, project_id);
    return board.length === 0 ? { form: withoutBoard(form), board } : { form, board };
  }

  /** Of these answers the keys of those that name a picture which is not shown. */
  foreign({ form, board }: Asking, answers: NewAnswers['answers']): Set<string> {
    const shown = new Set(board.map(({ picture }) => picture));
    const questions = form.pages.flatMap(({ questions: all }) => all);
    const isForeign = ({ question_key, value }: NewAnswers['answers'][number]) => {
      const question = questions.find(({ key }) => key === question_key);
      return question !== undefined && pickedIn(question, value).some((picture) => !shown.has(picture));
    };
    return new Set(answers.filter(isForeign).map(({ question_key }) => question_key));
  }

  /** @throws AppError `not_found` for a picture that is not shown to clients now */
  async shownFile(db: Db, { asked, picture }: { asked: StoredQuestionnaire; picture: number }): Promise<FileRow> {
    const { board } = await this.asking(db, asked);
    if (!board.some((one) => one.picture === picture)) throw new AppError('not_found');
    return this.#file(db, picture);
  }

  /** @throws AppError `not_found` for a picture that nobody has picked in this questionnaire, though it is not on the board any more */
  async pickedFile(db: Db, { form, recipientIds, picture }: Picked): Promise<FileRow> {
    const questions = form.pages.flatMap(({ questions: all }) => all);
    const given = await lastAnswers(db, recipientIds);
    const isPicked = given.some(({ question_key, value }) => {
      const question = questions.find(({ key }) => key === question_key);
      return question !== undefined && pickedIn(question, value).includes(picture);
    });
    if (!isPicked) throw new AppError('not_found');
    return this.#file(db, picture);
  }

  async #shared(db: Db, projectId: number): Promise<BoardPicture[]> {
    const shown: BoardPicture[] = [];
    for (const filler of this.platform.fillers('questionnaire.board_pictures'))
      if (await this.platform.ports.enablement?.enabledIn(db, filler.plugin)) shown.push(...(await filler.shared(db, projectId)));
    return shown;
  }

  async #file(db: Db, picture: number): Promise<FileRow> {
    for (const { fileOf } of this.platform.fillers('questionnaire.board_pictures')) {
      const file = await fileOf(db, picture);
      if (file) return file;
    }
    throw new AppError('not_found');
  }
}

interface Picked {
  readonly form: QuestionForm;
  readonly recipientIds: readonly number[];
  readonly picture: number;
}
