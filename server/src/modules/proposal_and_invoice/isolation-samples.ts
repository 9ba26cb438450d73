import type { OwnSamples } from '../../isolation-samples';
import { WHITE_POINT } from '../../platform/testing/white-point';

const aProposal = (_ids: unknown, { proposal }: { proposal: number }) => ({ id: proposal });
const anInvoice = (_ids: unknown, { invoice }: { invoice: number }) => ({ id: invoice });
const aPhoto = (_ids: unknown, { photo }: { photo: number }) => ({ photoId: photo, size: 'view' });
const EMPTY = { intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, sections: [], adjustments: [] };
const PLAN = [{ key: 'all', label: 'All of it', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }];
/** So large a discount that somebody has to approve it. */
const HALF_PRICE = {
  ...{ key: 'flowers', title: 'Flowers', description: '', kind: 'products', show_prices: 'itemised' },
  lines: [
    {
      ...{ key: 'arch', name: 'Arch', description: '', qty_milli: 1_000, unit: '', unit_price_cents: 9_000, discount_bps: 5_000 },
      ...{
        tax_bps: null,
        rental_cents: 0,
        is_optional: false,
        selected: true,
        alternative_group: '',
        recipe_id: null,
        follows_recipe: false,
      },
    },
  ],
};
const SELLER = {
  ...{ legal_name: 'Fern Ltd', line1: 'Warren Street 12', line2: '', postal_code: '12534', city: 'Hudson', country: 'US' },
  ...{ tax_id: '', registration: '', email: '' },
};
const aTemplate = (_ids: unknown, { template }: { template: number }) => ({ id: template });
const aPackage = (_ids: unknown, { bundle }: { bundle: number }) => ({ id: bundle });
const PACKAGE = {
  ...{ title: 'Ceremony', description: '', unit_price_cents: 90_000, tax_bps: null, rental_cents: 0 },
  contents: [{ name: 'Arch', qty_milli: 1_000, is_hire: false }],
};
const aLink = () => ({ token: 'a'.repeat(43) });
const BY_LINK = 'the address of the link is the key; only its hash, and a sealed copy for the team, is kept';
const SEEN = '0'.repeat(64);

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<{ proposal: number; invoice: number; photo: number; template: number; bundle: number }> = {
  fill: async ({ client, project, projectMark }) => {
    const made = await client.post('/api/proposal_and_invoice/proposals/', { project_id: project, title: projectMark });
    const { id } = made.json<{ id: number }>();
    const content = { ...EMPTY, sections: [HALF_PRICE], plan: PLAN };
    await client.send('PATCH', { url: `/api/proposal_and_invoice/proposals/${id}/`, body: { content }, headers: { 'if-match': '*' } });
    const drafted = await client.post('/api/proposal_and_invoice/invoices/', { project_id: project, title: projectMark });
    const added = await client.send('POST', {
      url: `/api/proposal_and_invoice/projects/${project}/photos/?name=point.png`,
      body: WHITE_POINT,
      headers: { 'content-type': 'application/octet-stream' },
    });
    // Both are of the business: they are called by what they are for, not by the project they came from.
    const kept = await client.post('/api/proposal_and_invoice/templates/', { proposal_id: id, title: 'Wedding' });
    const bundled = await client.post('/api/proposal_and_invoice/packages/', PACKAGE);
    const [invoice, photo, template, bundle] = [drafted, added, kept, bundled].map((answer) => answer.json<{ id: number }>().id);
    return { proposal: id, invoice: invoice ?? 0, photo: photo ?? 0, template: template ?? 0, bundle: bundle ?? 0 };
  },
  belongs: { proposal: 'project', invoice: 'project', photo: 'project', template: 'business', bundle: 'business' },
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
    proposalPdf: aProposal,
    sharedPdf: aLink,
    readShared: aLink,
    selectOptions: aLink,
    acceptShared: aLink,
    declineShared: aLink,
    getInvoice: anInvoice,
    updateInvoice: anInvoice,
    discardInvoice: anInvoice,
    issueInvoice: anInvoice,
    voidInvoice: anInvoice,
    creditInvoice: anInvoice,
    writeOffInvoice: anInvoice,
    invoicePdf: anInvoice,
    checkEInvoice: anInvoice,
    eInvoiceFile: (ids, own) => ({ ...anInvoice(ids, own), form: 'ubl' }),
    uploadPhoto: ({ project }) => ({ projectId: project }),
    getProposalTemplate: aTemplate,
    updateProposalTemplate: aTemplate,
    removeProposalTemplate: aTemplate,
    previewProposalTemplate: ({ project }, own) => ({ ...aTemplate(undefined, own), projectId: project }),
    getPackage: aPackage,
    updatePackage: aPackage,
    removePackage: aPackage,
    photoBytes: aPhoto,
    sharedPhotoBytes: () => ({ ...aLink(), photoId: 1, size: 'view' }),
  },
  queries: { listProposals: '?project=1', compareProposals: '?to=1', uploadPhoto: '?name=point.png' },
  bodies: {
    createProposal: { project_id: 1 },
    createProposalTemplate: { proposal_id: 1, title: 'Wedding' },
    updateProposalTemplate: { title: 'Renamed' },
    createPackage: PACKAGE,
    updatePackage: PACKAGE,
    uploadPhoto: WHITE_POINT,
    updateProposal: { title: 'Renamed' },
    selectOptions: { seen: SEEN, selected: [] },
    acceptShared: { seen: SEEN, name: 'Tess', email: 'tess@example.com', kind: 'typed', consent: true, consent_version: '2026-11' },
    declineShared: { seen: SEEN, reason: 'Another date' },
    saveMoneySettings: { seller: SELLER },
    createInvoice: { project_id: 1, title: 'Vases' },
    updateInvoice: { title: 'Renamed' },
    voidInvoice: { reason: 'Twice' },
    creditInvoice: { reason: 'Broken' },
    writeOffInvoice: { reason: 'Gone' },
    priceProposal: { content: { ...EMPTY, plan: PLAN } },
  },
  open: {
    readShared: BY_LINK,
    selectOptions: BY_LINK,
    acceptShared: BY_LINK,
    declineShared: BY_LINK,
    sharedPdf: BY_LINK,
    sharedPhotoBytes: BY_LINK,
  },
};
