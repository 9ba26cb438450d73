import type { operations } from '@butterfly/contracts/moodboard';
import type { Bytes, Handlers, ModuleDeps } from '../../../platform/define-module';
import { reply } from '../../../platform/define-module';
import type { FileRow } from '../../../platform/files/repository';
import type { AssetService } from './service';

/** Operation to service call. */
export function assetHandlers(assets: AssetService, files: ModuleDeps['files']) {
  return {
    uploadAsset: async ({ query, body, session, tx }) => {
      const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
      return reply(await assets.add(session.tenantId, { bytes, name: query.name, sourceUrl: null }, tx), { status: 201 });
    },
    importAsset: async ({ body, session, tx }) => reply(await assets.import(session.tenantId, body.url, tx), { status: 201 }),
    getAsset: ({ params, tx }) => tx((db) => assets.get(db, params.assetId)),
    assetBytes: async ({ params, session, tx }) => pictureAnswer(files, session.tenantId, await tx((db) => assets.file(db, params))),
  } satisfies Partial<Handlers<typeof operations>>;
}

/** Bytes under an address never change, so a browser that has them never asks again. */
export async function pictureAnswer(files: ModuleDeps['files'], tenantId: number, file: FileRow): Promise<Bytes> {
  const answer = await files.download(tenantId, file, { inline: true });
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, max-age=31536000, immutable' } };
}
