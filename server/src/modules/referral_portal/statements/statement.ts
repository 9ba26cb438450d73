import path from 'node:path';
import type { Db } from '../../../platform/db/db';
import type { Bytes } from '../../../platform/define-module';
import { pdfBytes } from '../../../platform/documents/pdf-bytes';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { Tenant } from '../../auth_and_admin/api';
import { partners } from '../partners/repository';
import { shownClient } from '../portal/own-view';
import { carriedInto, commissionsOfYear, payoutsOfYear, type CarriedOver, type YearCommission, type YearPayout } from './repository';

const TEMPLATE = path.join(import.meta.dirname, 'statement-paper.ts');

/** A commission as it is told: of the client a first name and a month, and nothing else; not what they have paid either. */
export interface StatedCommission extends Pick<YearCommission, 'amount_cents' | 'currency' | 'earned_on' | 'kind'> {
  readonly first_name: string;
  readonly month: string;
  /** Of the base; null: a fixed sum was promised, whatever was paid. */
  readonly percent_bps: number | null;
  readonly fixed_cents: number | null;
}

/** What happened in one currency: carried over + earned + taken back − paid out is still open. */
export interface StatementSum {
  readonly currency: string;
  readonly carried_cents: number;
  readonly earned_cents: number;
  readonly reversed_cents: number;
  readonly paid_cents: number;
  readonly open_cents: number;
}

/** A calendar year of a partner, as it stands on paper. */
export interface Statement {
  readonly year: number;
  readonly business: string;
  readonly partner: string;
  readonly contact: string;
  readonly locale: string;
  readonly commissions: readonly StatedCommission[];
  readonly payouts: readonly YearPayout[];
  readonly sums: readonly StatementSum[];
}

interface Asked {
  readonly partnerId: number;
  readonly year: number;
  readonly tenant: Pick<Tenant, 'currency' | 'locale' | 'name' | 'tz'>;
}

/** @throws AppError `not_found` for a partner that the business does not have */
export async function statementOf(db: Db, { partnerId, year, tenant }: Asked): Promise<Statement> {
  const partner = await partners.find(db, partnerId);
  if (!partner) throw new AppError('not_found');
  const of = { partnerId, year, tz: tenant.tz };
  const [commissions, payouts, carried] = [await commissionsOfYear(db, of), await payoutsOfYear(db, of), await carriedInto(db, of)];
  return {
    ...{ year, business: tenant.name, partner: partner.company, contact: partner.contact_name, locale: tenant.locale, payouts },
    commissions: commissions.map(stated),
    sums: sumsOf({ commissions, payouts, carried, currency: tenant.currency }),
  };
}

/** Laid out beside the event loop. Never inside a transaction. */
export async function statementPdf(documents: Platform['documents'], statement: Statement): Promise<Bytes> {
  const answer = pdfBytes(await documents.render(TEMPLATE, statement), `Statement ${statement.year} ${statement.partner}.pdf`);
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } };
}

function stated({ name, event_date, referred_at, terms, ...row }: YearCommission): StatedCommission {
  const { first_name, month } = shownClient({ name, event_date, referred_at });
  const isShare = terms.reward === 'percent';
  const { earned_on, kind, amount_cents, currency } = row;
  return {
    ...{ earned_on, kind, amount_cents, currency, first_name, month },
    percent_bps: isShare ? terms.percent_bps : null,
    fixed_cents: isShare ? null : terms.fixed_cents,
  };
}

interface Moves {
  readonly commissions: readonly Pick<YearCommission, 'amount_cents' | 'currency' | 'kind'>[];
  readonly payouts: readonly Pick<YearPayout, 'amount_cents' | 'currency'>[];
  readonly carried: readonly CarriedOver[];
  /** What the business counts in: it has a sum even where nothing happened. */
  readonly currency: string;
}

function sumsOf({ commissions, payouts, carried, currency: own }: Moves): StatementSum[] {
  const currencies = [...new Set([...carried, ...commissions, ...payouts].map(({ currency }) => currency))].sort();
  return (currencies.length > 0 ? currencies : [own]).map((currency) => {
    const inIt = (one: { readonly currency: string }) => one.currency === currency;
    const total = (rows: readonly { readonly amount_cents: number }[]) => rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    const carried_cents = carried.find(inIt)?.cents ?? 0;
    const earned_cents = total(commissions.filter((one) => inIt(one) && one.kind === 'earn'));
    const reversed_cents = total(commissions.filter((one) => inIt(one) && one.kind === 'clawback'));
    const paid_cents = total(payouts.filter(inIt));
    const open_cents = carried_cents + earned_cents + reversed_cents - paid_cents;
    return { currency, carried_cents, earned_cents, reversed_cents, paid_cents, open_cents };
  });
}
