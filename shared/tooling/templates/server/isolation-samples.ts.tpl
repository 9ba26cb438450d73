import type { OwnSamples } from '../../isolation-samples';

const aNote = (_ids: unknown, { note }: { note: number }) => ({ id: note });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ note: number }> = {
  fill: async ({ client, mark }) => ({ note: (await client.post('/api/{{id}}/notes/', { title: mark })).json<{ id: number }>().id }),
  // What leads to something of a project says 'project', and its texts carry `projectMark`.
  belongs: { note: 'business' },
  paths: { getNote: aNote, updateNote: aNote, archiveNote: aNote, restoreNote: aNote },
  bodies: { updateNote: { title: 'Renamed' } },
};
