import type { operations } from '@butterfly/contracts/questionnaire';
import { reply, type Handlers } from '../../../platform/define-module';
import type { AnsweringDoor } from '../answers/door';
import type { BoardQuestions } from '../answers/board';
import type { QuestionnaireService } from '../sent/service';
import type { QuestionnaireFiles } from './service';

type FileHandlers = Pick<
  Handlers<typeof operations>,
  | 'answerFileBytes'
  | 'boardPictureBytes'
  | 'ownFileBytes'
  | 'pickedPictureBytes'
  | 'pictureBytes'
  | 'shownPictureBytes'
  | 'uploadAnswerFile'
  | 'uploadPicture'
>;

const bufferOf = (body: Uint8Array) => Buffer.from(body.buffer, body.byteOffset, body.byteLength);

interface Parts {
  readonly files: QuestionnaireFiles;
  readonly door: AnsweringDoor;
  readonly boards: BoardQuestions;
  readonly service: QuestionnaireService;
}

export function fileHandlers({ files, door, boards, service }: Parts): FileHandlers {
  return {
    uploadPicture: async ({ query: { name }, body, session, tx }) => {
      const stored = await files.store(session.tenantId, { bytes: bufferOf(body), name });
      return reply({ picture: await tx((db) => files.keepPicture(db, stored)) }, { status: 201 });
    },
    pictureBytes: async ({ params, session, tx }) => files.answer(session.tenantId, await tx((db) => files.picture(db, params.pictureId))),
    answerFileBytes: async ({ params: { id: questionnaireId, fileId: id }, session, tx }) =>
      files.answer(session.tenantId, await tx((db) => files.fileOf(db, { id, questionnaireId }))),
    pickedPictureBytes: async ({ params: { id, assetId: picture }, session, tx }) => {
      const file = await tx(async (db) => {
        const { form, recipients } = await service.read(db, id);
        return boards.pickedFile(db, { form, recipientIds: recipients.map((person) => person.id), picture });
      });
      return files.answer(session.tenantId, file);
    },
    boardPictureBytes: async (call) => {
      const { tenantId, file } = await door.boardPicture({ ...call, picture: call.params.assetId });
      return files.answer(tenantId, file);
    },
    uploadAnswerFile: async ({ query: { name, question_key: questionKey }, body, ...call }) =>
      reply(await door.bring({ ...call, bytes: bufferOf(body), name, questionKey }), { status: 201 }),
    ownFileBytes: async (call) => {
      const { tenantId, file } = await door.ownFile({ ...call, fileId: call.params.fileId });
      return files.answer(tenantId, file);
    },
    shownPictureBytes: async (call) => {
      const { tenantId, file } = await door.picture({ ...call, pictureId: call.params.pictureId });
      return files.answer(tenantId, file);
    },
  };
}
