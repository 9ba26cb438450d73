import type { OwnSamples } from '../../isolation-samples';

const aProposal = (_ids: unknown, { proposal }: { proposal: number }) => ({ id: proposal });
const EMPTY = { intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, sections: [], adjustments: [] };
const PLAN = [{ key: 'all', label: 'All of it', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }];
const UNKNOWN_LINK = 'a'.repeat(43);

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ proposal: number }> = {
  fill: async ({ client, project, projectMark }) => ({
    proposal: (await client.post('/api/proposal_and_invoice/proposals/', { project_id: project, title: projectMark })).json<{
      id: number;
    }>().id,
  }),
  belongs: { proposal: 'project' },
  paths: {
    getProposal: aProposal,
    updateProposal: aProposal,
    priceProposal: aProposal,
    sendProposal: aProposal,
    showProposalAddress: aProposal,
    makeNewVersion: aProposal,
    duplicateProposal: aProposal,
    expireProposal: aProposal,
    compareProposals: aProposal,
    listPieces: ({ project }) => ({ projectId: project }),
    readShared: () => ({ token: UNKNOWN_LINK }),
  },
  queries: { listProposals: '?project=1', compareProposals: '?to=1' },
  bodies: {
    createProposal: { project_id: 1 },
    updateProposal: { title: 'Renamed' },
    priceProposal: { content: { ...EMPTY, plan: PLAN } },
  },
  open: { readShared: 'the address of the link is the key; only its hash, and a sealed copy for the team, is kept' },
};
