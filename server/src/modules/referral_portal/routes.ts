import type { operations } from '@butterfly/contracts/referral_portal';
import type { Handlers } from '../../platform/define-module';
import { reply } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import type { Platform } from '../../platform/platform';
import { csvDownload, csvOfPages } from '../../platform/records/csv';
import { liveReply, recordReply } from '../../platform/records/record-reply';
import { commissionPage } from './earnings/repository';
import { worthOf } from './earnings/worth';
import { overviewOf } from './overview';
import type { BankService } from './partners/bank-service';
import { partnerFilter, partnerPage, partners, type StoredPartner } from './partners/repository';
import type { PartnerService } from './partners/service';
import { viewPartners } from './partners/view';
import { payoutPage } from './payouts/repository';
import { shownPayout, type BankLine, type PayoutService } from './payouts/service';
import { archiveProgram, createProgram, programList, restoreProgram, updateProgram } from './programs/service';
import { referralPage } from './referrals/repository';
import type { ReferralService } from './referrals/service';
import { programs } from './repository';
import type { SettingsService } from './settings-service';
import { statementOf, statementPdf } from './statements/statement';

export interface StaffParts {
  readonly platform: Platform;
  readonly people: PartnerService;
  readonly bank: BankService;
  readonly referrals: ReferralService;
  readonly payouts: PayoutService;
  readonly settings: SettingsService;
}

const BASE = '/api/referral_portal';

/** What the team does. */
export const staffHandlers = (parts: StaffParts) => ({
  ...partnerHandlers(parts),
  ...bankHandlers(parts),
  ...programHandlers(),
  ...referralHandlers(parts),
  ...payoutHandlers(parts),
});

function partnerHandlers({ platform, people }: StaffParts) {
  return {
    getOverview: ({ tx }) => tx((db) => overviewOf(db, platform)),
    listPartners: async ({ query, tx }) => {
      const page = await tx(async (db) => {
        const found = await partnerPage(db, query);
        return { ...found, results: await viewPartners(db, found.results, platform) };
      });
      return pageAnswer({ path: `${BASE}/partners/`, query, ...page });
    },
    createPartner: async ({ body, tx }) => recordReply(await tx((db) => people.create(db, body)), 201),
    exportPartners: async ({ query, tx }) => {
      const filter = partnerFilter(query);
      const rowsAfter = (id: number, limit: number) => tx((db) => partners.after(db, { filter, id, limit }));
      const heading = [
        'Company',
        'Contact',
        'E-mail',
        'Phone',
        'Kind',
        'State',
        'Referrals',
        'Booked',
        'On hold (cents)',
        'Available (cents)',
        'Paid (cents)',
      ];
      const cells = ({ company, contact_name, email, phone, kind, status, referrals, booked, earnings }: StoredPartner) => [
        ...[company, contact_name, email, phone, kind, status, referrals, booked],
        ...[earnings.pending_cents, earnings.available_cents, earnings.paid_cents],
      ];
      return csvDownload({ fileName: 'partners.csv', heading, cells, rowsAfter });
    },
    getPartner: async ({ params, tx }) => liveReply(await tx((db) => people.read(db, params.id))),
    updatePartner: async ({ params, body, headers, tx }) =>
      liveReply(await tx((db) => people.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    approvePartner: async ({ params, tx }) => liveReply(await tx((db) => people.become(db, { id: params.id, to: 'approved' }))),
    pausePartner: async ({ params, tx }) => liveReply(await tx((db) => people.become(db, { id: params.id, to: 'paused' }))),
    removePartner: async ({ params, tx }) => liveReply(await tx((db) => people.become(db, { id: params.id, to: 'removed' }))),
    invitePartner: async ({ params, tx }) => liveReply(await tx((db) => people.invite(db, params.id))),
    getPartnerStatement: async ({ params, tx }) => {
      const statement = await tx(async (db) =>
        statementOf(db, { partnerId: params.id, year: params.year, tenant: await platform.api('auth_and_admin').tenant(db) }),
      );
      return statementPdf(platform.documents, statement);
    },
    getPartnerWorth: ({ params, tx }) =>
      tx(async (db) => {
        await partners.read(db, params.id);
        return worthOf(db, { platform, partnerId: params.id });
      }),
  } satisfies Partial<Handlers<typeof operations>>;
}

function bankHandlers({ bank }: StaffParts) {
  return {
    listBankDetails: ({ params, tx }) => tx((db) => bank.list(db, params.id)),
    confirmBankDetails: ({ params, tx }) => tx((db) => bank.confirm(db, { partnerId: params.id, id: params.bankId })),
    rejectBankDetails: ({ params, tx }) => tx((db) => bank.reject(db, { partnerId: params.id, id: params.bankId })),
  } satisfies Partial<Handlers<typeof operations>>;
}

function programHandlers() {
  return {
    listPrograms: ({ tx }) => tx(programList),
    createProgram: async ({ body, tx }) => recordReply(await tx((db) => createProgram(db, body)), 201),
    getProgram: async ({ params, tx }) => liveReply(await tx((db) => programs.read(db, params.id))),
    updateProgram: async ({ params, body, headers, tx }) =>
      liveReply(await tx((db) => updateProgram(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveProgram: async ({ params, tx }) => liveReply(await tx((db) => archiveProgram(db, params.id))),
    restoreProgram: async ({ params, tx }) => liveReply(await tx((db) => restoreProgram(db, params.id))),
  } satisfies Partial<Handlers<typeof operations>>;
}

function referralHandlers({ platform, referrals }: StaffParts) {
  return {
    listReferrals: async ({ query, tx }) => {
      const page = await tx(async (db) => {
        const found = await referralPage(db, query);
        return { ...found, results: await referrals.viewAll(db, found.results) };
      });
      return pageAnswer({ path: `${BASE}/referrals/`, query, ...page });
    },
    createReferral: async ({ body, tx }) => reply(await tx((db) => referrals.note(db, body)), { status: 201 }),
    acceptReferral: ({ params, tx }) => tx((db) => referrals.accept(db, params.id)),
    rejectReferral: ({ params, body, tx }) => tx((db) => referrals.reject(db, { id: params.id, ...body })),
    listCommissions: async ({ query, tx }) => {
      const page = await tx(async (db) => {
        const found = await commissionPage(db, query);
        const projects = await platform.api('tenant_crm').projectsById(
          db,
          found.results.map(({ project_id }) => project_id),
        );
        const nameOf = (id: number) => projects.find((project) => project.id === id)?.name ?? '';
        return { ...found, results: found.results.map((row) => ({ ...row, project_name: nameOf(row.project_id) })) };
      });
      return pageAnswer({ path: `${BASE}/commissions/`, query, ...page });
    },
  } satisfies Partial<Handlers<typeof operations>>;
}

function payoutHandlers({ payouts, settings }: StaffParts) {
  return {
    listPayouts: async ({ query, tx }) => {
      const found = await tx((db) => payoutPage(db, query));
      return pageAnswer({ path: `${BASE}/payouts/`, query, ...found, results: found.results.map(shownPayout) });
    },
    runPayouts: async ({ tx }) => reply(await tx((db) => payouts.run(db)), { status: 201 }),
    exportPayouts: async ({ query, tx }) => {
      const lines = await tx((db) => payouts.lines(db, query.status));
      const heading = ['Reference', 'Partner', 'Holder', 'Country', 'Account', 'Amount (cents)', 'Currency', 'State'];
      const cells = ({ reference, partner_name, holder, country, account, amount_cents, currency, status }: BankLine) => [
        ...[reference, partner_name, holder, country, account, amount_cents, currency, status],
      ];
      return csvOfPages({ fileName: 'payouts.csv', heading, cells, pages: pagesOf(lines) });
    },
    exportSepa: async ({ tx }) => ({
      kind: 'bytes' as const,
      bytes: await tx((db) => payouts.sepa(db)),
      type: 'application/xml; charset=utf-8',
      headers: { 'content-disposition': 'attachment; filename="payouts.xml"', 'cache-control': 'no-store' },
    }),
    approvePayout: ({ params, tx }) => tx((db) => payouts.approve(db, params.id)),
    markPayoutSent: ({ params, tx }) => tx((db) => payouts.markSent(db, params.id)),
    cancelPayout: ({ params, tx }) => tx((db) => payouts.cancel(db, params.id)),
    getSettings: async ({ tx }) => recordReply(await tx((db) => settings.read(db))),
    updateSettings: async ({ body, headers, tx }) =>
      recordReply(await tx((db) => settings.update(db, { patch: body, ifMatch: headers['if-match'] }))),
  } satisfies Partial<Handlers<typeof operations>>;
}

async function* pagesOf<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}
