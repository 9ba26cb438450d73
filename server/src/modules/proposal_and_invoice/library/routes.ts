import type { operations } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import type { Handlers } from '../../../platform/define-module';
import { recordReply } from '../../../platform/records/record-reply';
import { packageList, packages, templates } from './repository';
import type { TemplateLibrary } from './service';

type LibraryHandlers = Pick<
  Handlers<typeof operations>,
  | 'createPackage'
  | 'createProposalTemplate'
  | 'getPackage'
  | 'getProposalTemplate'
  | 'listPackages'
  | 'listProposalTemplates'
  | 'previewProposalTemplate'
  | 'removePackage'
  | 'removeProposalTemplate'
  | 'updatePackage'
  | 'updateProposalTemplate'
>;

export function libraryHandlers(library: TemplateLibrary): LibraryHandlers {
  const putAway = async (db: Db, { table, id }: { table: typeof packages | typeof templates; id: number }) => {
    await table.read(db, id);
    await table.mark(db, { ids: [id], column: 'archived_at', on: true });
    return undefined;
  };
  return {
    listProposalTemplates: ({ query, tx }) => tx((db) => library.list(db, query.project)),
    createProposalTemplate: async ({ body, tx }) => recordReply(await tx((db) => library.create(db, body)), 201),
    getProposalTemplate: async ({ params, tx }) => recordReply(await tx((db) => templates.read(db, params.id))),
    updateProposalTemplate: async ({ params, body: patch, headers, tx }) =>
      recordReply(await tx((db) => library.update(db, { id: params.id, patch, ifMatch: headers['if-match'] }))),
    removeProposalTemplate: ({ params, tx }) => tx((db) => putAway(db, { table: templates, id: params.id })),
    previewProposalTemplate: ({ params, tx }) => tx((db) => library.preview(db, params)),
    listPackages: ({ tx }) => tx(packageList),
    createPackage: async ({ body, tx }) => recordReply(await tx((db) => packages.insert(db, body)), 201),
    getPackage: async ({ params, tx }) => recordReply(await tx((db) => packages.read(db, params.id))),
    updatePackage: async ({ params, body, headers, tx }) =>
      recordReply(
        await tx(async (db) => {
          await packages.lockVersion(db, { id: params.id, ifMatch: headers['if-match'] });
          return packages.patch(db, { id: params.id, changes: body });
        }),
      ),
    removePackage: ({ params, tx }) => tx((db) => putAway(db, { table: packages, id: params.id })),
  };
}
