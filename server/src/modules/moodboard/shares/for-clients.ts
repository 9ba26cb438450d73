import type { ClientDocuments } from '../../../platform/clients/client-documents';
import { findBoard } from '../repository';
import type { ShareService } from './service';

/** The board of a project: each person has a link of their own, so that what they say bears their name. */
export function boardForClients(shares: ShareService): ClientDocuments {
  return {
    plugin: 'moodboard',
    sections: [
      {
        section: 'moodboard',
        list: async (db, { projectId }) => {
          if (!(await findBoard(db, { project: projectId }))) return [];
          const facts = { number: null, since: null, due_on: null, money: null, progress_bps: null };
          return [{ key: 'board', title: '', state: 'done', opens: true, ...facts }];
        },
        open: async (db, { projectId, name, key }) => {
          if (key !== 'board' || !(await findBoard(db, { project: projectId }))) return null;
          const known = (await shares.list(db, projectId)).find(
            ({ label, has_password, expired, revoked_at }) =>
              label === name.slice(0, 80) && !has_password && !expired && revoked_at === null,
          );
          const wanted = { mode: 'comment', label: name.slice(0, 80), expires_at: null, passwordHash: null } as const;
          const { id } = known ?? (await shares.create(db, { projectId, wanted }));
          return (await shares.address(db, { projectId, id })).path;
        },
      },
    ],
  };
}
