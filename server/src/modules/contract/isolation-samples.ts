import type { OwnSamples } from '../../isolation-samples';

interface Own extends Readonly<Record<string, number>> {
  readonly template: number;
  readonly clause: number;
  readonly contract: number;
  readonly signer: number;
}

const UNKNOWN_LINK = '1-nobody-has-made-this-link-nobody-has-made-this';
const BY_LINK = 'the address of the link is the key; only its hash, and a sealed copy for the team, are kept';
const aTemplate = (_ids: unknown, { template }: Own) => ({ id: template });
const aContract = (_ids: unknown, { contract }: Own) => ({ id: contract });
const aSigner = (_ids: unknown, { contract, signer }: Own) => ({ id: contract, signerId: signer });
const aLink = () => ({ token: UNKNOWN_LINK });
const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We agree.' }] }] };
const signature = { kind: 'typed', name: 'Anna', consent: true, consent_version: '2026-11', document_sha256: '0'.repeat(64) };

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<Own> = {
  fill: async ({ client, project, mark, projectMark }) => {
    const add = async (path: string, body: object) => (await client.post(`/api/contract/${path}/`, body)).json<{ id: number }>().id;
    const clause = await add('clauses', { title: mark, body: text });
    const template = await add('templates', { title: mark, body: text });
    const contract = await add('contracts', { project_id: project, template_id: template });
    const changed = await client.send('PATCH', {
      url: `/api/contract/contracts/${contract}/`,
      body: { title: projectMark },
      headers: { 'if-match': '*' },
    });
    return { template, clause, contract, signer: changed.json<{ signers: { id: number }[] }>().signers[0]?.id ?? 0 };
  },
  belongs: { template: 'business', clause: 'business', contract: 'project', signer: 'project' },
  paths: {
    getTemplate: aTemplate,
    updateTemplate: aTemplate,
    archiveTemplate: aTemplate,
    restoreTemplate: aTemplate,
    previewTemplate: aTemplate,
    archiveClause: (_ids, { clause }) => ({ id: clause }),
    getContract: aContract,
    updateContract: aContract,
    sendContract: aContract,
    remindSigners: aContract,
    voidContract: aContract,
    amendContract: aContract,
    countersign: aContract,
    signHere: aSigner,
    signerAddress: aSigner,
    contractEvents: aContract,
    verifyContract: aContract,
    contractPdf: aContract,
    openSigning: aLink,
    noteViewed: aLink,
    signByLink: aLink,
    declineByLink: aLink,
    pdfByLink: aLink,
  },
  open: { openSigning: BY_LINK, noteViewed: BY_LINK, signByLink: BY_LINK, declineByLink: BY_LINK, pdfByLink: BY_LINK },
  bodies: {
    createTemplate: { title: 'Another', body: text },
    updateTemplate: { title: 'Renamed' },
    previewTemplate: { project_id: 1 },
    createClause: { title: 'Another', body: text },
    createContract: { project_id: 1, template_id: 1 },
    updateContract: { title: 'Renamed' },
    voidContract: { reason: 'Another date' },
    countersign: signature,
    signHere: signature,
    signByLink: signature,
    declineByLink: { reason: 'Another date' },
  },
};
