import { photosOf, type operations } from '@butterfly/contracts/proposal_and_invoice';
import type { Handlers } from '../../../platform/define-module';
import { reply } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { ProposalDoor } from '../acceptance/door';
import type { ProposalPhotos } from './service';

type PhotoHandlers = Pick<Handlers<typeof operations>, 'photoBytes' | 'sharedPhotoBytes' | 'uploadPhoto'>;

export function photoHandlers(photos: ProposalPhotos, door: ProposalDoor): PhotoHandlers {
  return {
    uploadPhoto: async ({ params: { projectId }, query: { name }, body, session, tx }) => {
      const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
      return reply(await photos.add(session.tenantId, { projectId, bytes, name }, tx), { status: 201 });
    },
    photoBytes: async ({ params, session, tx }) => photos.answer(session.tenantId, await tx((db) => photos.file(db, params))),
    sharedPhotoBytes: async (call) => {
      const { tenantId, file } = await door.look(call, async (db, page) => {
        // A link shows the photographs of its proposal and no other.
        const isShown = 'proposal' in page && photosOf(page.proposal).some(({ id }) => id === call.params.photoId);
        if (!isShown) throw new AppError('not_found');
        return { tenantId: db.tenantId, file: await photos.file(db, call.params) };
      });
      return photos.answer(tenantId, file);
    },
  };
}
