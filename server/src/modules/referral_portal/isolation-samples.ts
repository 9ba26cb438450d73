import type { OwnSamples } from '../../isolation-samples';

const aPartner = (_ids: unknown, { partner }: { partner: number }) => ({ id: partner });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ partner: number }> = {
  fill: async ({ client, mark }) => ({
    partner: (await client.post('/api/referral_portal/partners/', { title: mark })).json<{ id: number }>().id,
  }),
  // What leads to something of a project says 'project', and its texts carry `projectMark`.
  belongs: { partner: 'business' },
  paths: { getPartner: aPartner, updatePartner: aPartner, archivePartner: aPartner, restorePartner: aPartner },
  bodies: { updatePartner: { title: 'Renamed' } },
};
