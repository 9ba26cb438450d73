import type { operations } from '@butterfly/contracts/questionnaire';
import { reply, type Handlers } from '../../../platform/define-module';
import type { AnsweringDoor } from '../answers/door';
import type { QuestionnaireFiles } from './service';

type FileHandlers = Pick<
  Handlers<typeof operations>,
  'answerFileBytes' | 'ownFileBytes' | 'pictureBytes' | 'shownPictureBytes' | 'uploadAnswerFile' | 'uploadPicture'
>;

const bufferOf = (body: Uint8Array) => Buffer.from(body.buffer, body.byteOffset, body.byteLength);

export function fileHandlers({ files, door }: { files: QuestionnaireFiles; door: AnsweringDoor }): FileHandlers {
  return {
    uploadPicture: async ({ query: { name }, body, session, tx }) => {
      const stored = await files.store(session.tenantId, { bytes: bufferOf(body), name });
      return reply({ picture: await tx((db) => files.keepPicture(db, stored)) }, { status: 201 });
    },
    pictureBytes: async ({ params, session, tx }) => files.answer(session.tenantId, await tx((db) => files.picture(db, params.pictureId))),
    answerFileBytes: async ({ params: { id: questionnaireId, fileId: id }, session, tx }) =>
      files.answer(session.tenantId, await tx((db) => files.fileOf(db, { id, questionnaireId }))),
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
