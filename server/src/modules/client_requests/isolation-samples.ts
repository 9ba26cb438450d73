import type { OwnSamples } from '../../isolation-samples';

const aRequest = (_ids: unknown, { request }: { request: number }) => ({ id: request });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ request: number }> = {
  fill: async ({ client, mark }) => ({
    request: (await client.post('/api/client_requests/requests/', { title: mark })).json<{ id: number }>().id,
  }),
  // What leads to something of a project says 'project', and its texts carry `projectMark`.
  belongs: { request: 'business' },
  paths: { getRequest: aRequest, updateRequest: aRequest, archiveRequest: aRequest, restoreRequest: aRequest },
  bodies: { updateRequest: { title: 'Renamed' } },
};
