import type { operations } from '@butterfly/contracts/floral_recipe_builder';
import type { Handlers } from '../../../platform/define-module';
import { recordReply } from '../../../platform/records/record-reply';
import type { ForReader } from '../for-reader';
import type { LibraryService } from './service';

export function libraryHandlers({ library, read }: { library: LibraryService; read: ForReader }) {
  return {
    listLibrary: ({ tx }) => tx((db) => library.list(db)),
    getLibraryRecipe: async ({ params, tx }) => recordReply(await tx((db) => library.read(db, params.id))),
    updateLibraryRecipe: async ({ params, body: patch, headers, tx }) =>
      recordReply(await tx((db) => library.update(db, { id: params.id, patch, ifMatch: headers['if-match'] }))),
    archiveLibraryRecipe: async ({ params, tx }) =>
      recordReply(await tx((db) => library.setArchived(db, { id: params.id, archived: true }))),
    restoreLibraryRecipe: async ({ params, tx }) =>
      recordReply(await tx((db) => library.setArchived(db, { id: params.id, archived: false }))),
    saveToLibrary: async ({ params, body, tx }) =>
      recordReply(await tx((db) => library.save(db, { recipeId: params.id, name: body.name })), 201),
    takeRecipe: async (call) =>
      recordReply(await read(call, (db, reader) => library.take(db, { projectId: call.params.projectId, taken: call.body, reader })), 201),
  } satisfies Partial<Handlers<typeof operations>>;
}
