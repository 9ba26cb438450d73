import type { OwnSamples } from '../../isolation-samples';

interface Own extends Readonly<Record<string, number>> {
  readonly program: number;
  readonly partner: number;
  readonly referral: number;
  readonly bank: number;
  readonly payout: number;
}

const UNKNOWN_LINK = '1-nobody-has-made-this-link-nobody-has-made-this';
const BY_LINK = 'the address of the link is the key; only its hash is kept';
const OWN_SESSION = 'partners have sessions of their own: the cookie names the partner, and the name in the address has to be theirs';
const DOOR = 'the door of partners, who have no account of the team: it tells nobody who is one';
const aPartner = (_ids: unknown, { partner }: Own) => ({ id: partner });
const aProgram = (_ids: unknown, { program }: Own) => ({ id: program });
const aReferral = (_ids: unknown, { referral }: Own) => ({ id: referral });
const anAccount = (_ids: unknown, { partner, bank }: Own) => ({ id: partner, bankId: bank });
const aPayout = (_ids: unknown, { payout }: Own) => ({ id: payout });
// Whose session it is the cookie says, not the address: without one there is nobody's row to be foreign.
const aName = { username: 'nobody.partner' };
const aLink = () => ({ token: UNKNOWN_LINK });

/** What the proofs of isolation, of row scopes and of features send to the operations of this module. */
export const samples: OwnSamples<Own> = {
  fill: async ({ client, project, mark, projectMark, insert }) => {
    const add = async (path: string, body: object) => (await client.post(`/api/referral_portal/${path}/`, body)).json<{ id: number }>().id;
    const program = await add('programs', { name: mark });
    const partner = await add('partners', {
      ...{
        username: `partner-${project}-${program}`,
        company: mark,
        contact_name: mark,
        email: 'partner@example.com',
        program_id: program,
      },
    });
    await client.post(`/api/referral_portal/partners/${partner}/approve/`);
    const referral = await add('referrals', { partner_id: partner, name: projectMark, project_id: project });
    // Accounts come of partners themselves, payouts of money that came in.
    const bank = await insert('referral_portal_bank', {
      ...{ partner_id: partner, holder: mark, country: 'US', kind: 'account', sealed: mark, last4: '6789' },
      ...{ state: 'requested', changed_at: '2027-01-04T12:00:00Z' },
    });
    const payout = await insert('referral_portal_payout', {
      ...{ partner_id: partner, amount_cents: 12_000, currency: 'USD', status: 'draft', reference: mark },
    });
    return { program, partner, referral, bank, payout };
  },
  belongs: { program: 'business', partner: 'business', referral: 'project', bank: 'business', payout: 'business' },
  paths: {
    getPartner: aPartner,
    updatePartner: aPartner,
    approvePartner: aPartner,
    pausePartner: aPartner,
    removePartner: aPartner,
    invitePartner: aPartner,
    getPartnerWorth: aPartner,
    getPartnerStatement: (_ids, { partner }) => ({ id: partner, year: 2027 }),
    listBankDetails: aPartner,
    confirmBankDetails: anAccount,
    rejectBankDetails: anAccount,
    getProgram: aProgram,
    updateProgram: aProgram,
    archiveProgram: aProgram,
    restoreProgram: aProgram,
    acceptReferral: aReferral,
    rejectReferral: aReferral,
    approvePayout: aPayout,
    markPayoutSent: aPayout,
    cancelPayout: aPayout,
    followLink: () => ({ code: 'nobody.abcd1234' }),
    openInvitation: aLink,
    acceptInvitation: aLink,
  },
  shared: {
    getOwnSummary: aName,
    signAgreement: aName,
    listOwnReferrals: aName,
    sendReferral: aName,
    listOwnCommissions: aName,
    getOwnStatement: { ...aName, year: '2027' },
    getOwnBankDetails: aName,
    setOwnBankDetails: aName,
  },
  bodies: {
    createPartner: { username: 'another', company: 'Another', contact_name: 'Ada', email: 'ada@example.com', program_id: 1 },
    updatePartner: { company: 'Renamed' },
    createProgram: { name: 'Another' },
    updateProgram: { name: 'Renamed' },
    createReferral: { partner_id: 1, name: 'Ada Vale' },
    rejectReferral: { reason: 'They called before' },
    updateSettings: { agreement: 'As we said.' },
    signInPartner: { username: 'nobody.partner', password: 'no such password' },
    forgotPartnerPassword: { username: 'nobody.partner' },
    acceptInvitation: { password: 'a new password' },
    sendReferral: { name: 'Ada Vale', email: 'ada@example.com', agreed: true },
    setOwnBankDetails: { holder: 'Ada Vale', country: 'US', account: '021000021 123456789', password: 'no such password' },
  },
  refusedTwice: { 'createReferral: reach': 'a referral without a project is a row that only who sees all projects may write' },
  open: {
    followLink: 'a link that partners print and post: it leads to a page of the suite, and says nothing of anybody',
    getPortalSession: DOOR,
    signInPartner: DOOR,
    signOutPartner: DOOR,
    forgotPartnerPassword: DOOR,
    openInvitation: BY_LINK,
    acceptInvitation: BY_LINK,
    getOwnSummary: OWN_SESSION,
    signAgreement: OWN_SESSION,
    listOwnReferrals: OWN_SESSION,
    sendReferral: OWN_SESSION,
    listOwnCommissions: OWN_SESSION,
    getOwnStatement: OWN_SESSION,
    getOwnBankDetails: OWN_SESSION,
    setOwnBankDetails: OWN_SESSION,
  },
};
