import type { OwnSamples } from '../../isolation-samples';

const aContract = (_ids: unknown, { contract }: { contract: number }) => ({ id: contract });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ contract: number }> = {
  fill: async ({ client, mark }) => ({
    contract: (await client.post('/api/contract/contracts/', { title: mark })).json<{ id: number }>().id,
  }),
  // What leads to something of a project says 'project', and its texts carry `projectMark`.
  belongs: { contract: 'business' },
  paths: { getContract: aContract, updateContract: aContract, archiveContract: aContract, restoreContract: aContract },
  bodies: { updateContract: { title: 'Renamed' } },
};
