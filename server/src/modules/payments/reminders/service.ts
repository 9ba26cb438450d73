import { addDays, daysBetween } from '@butterfly/contracts/days';
import { lateFee, reminderStage, type PaySettings, type ReminderDraft } from '@butterfly/contracts/payments';
import { pathForClient } from '../../../platform/clients/client-pages';
import { readerOf } from '../../../platform/clients/reader';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import type { Tenant } from '../../auth_and_admin/api';
import type { AskedPart } from '../../proposal_and_invoice/api';
import type { PayDoor } from '../pay-door';
import { reminderMail } from '../mails/reminder-mail';
import { readPaySettings } from '../pay-settings';
import { feesOf, noteFee, noteSent, restingOn, stagesSent, tellOnce } from './repository';

type Parts = Pick<Platform, 'api' | 'clock' | 'env' | 'fillers' | 'mail'>;

interface Today {
  readonly tenant: Tenant;
  readonly today: string;
  /** Under which address the pages of the suite are found. */
  readonly site: string;
}

const SOON_DAYS = 7;
const MOST = 2_000;
/** Fees are for each thirty days. */
const FEE_DAYS = 30;

/** Asks for what is open: by itself on the days of the business, or when somebody says so. Runs in the transaction it is given. */
export class ReminderService {
  constructor(
    private readonly platform: Parts,
    private readonly door: PayDoor,
  ) {}

  /** All that a day brings to the business: who is told, reminded, and charged for being late. Twice on one day does nothing more. */
  async tend(db: Db, site: string): Promise<void> {
    const { reminders, late_fee } = await readPaySettings(db, this.platform.env);
    const day = await this.#today(db, site);
    const ahead = Math.max(SOON_DAYS, ...reminders.days_before);
    const asked = await this.#invoices().asked(db, { until: addDays(day.today, ahead), limit: MOST });
    await tellOfDays(db, asked, day.today);
    const resting = await restingOn(db, day.today);
    const awake = asked.filter(({ project_id }) => !resting.has(project_id));
    if (reminders.on) await this.#remindOf(db, awake, { ...day, policy: reminders });
    if (late_fee.on) await this.#chargeFor(db, awake, { today: day.today, policy: late_fee });
  }

  /** The words, before anybody sends them. @throws AppError `not_found`, `payments.nothing_open`, `payments.no_address` */
  async preview(db: Db, place: { projectId: number; id: number }): Promise<ReminderDraft> {
    const day = await this.#today(db, '');
    const part = await this.#part(db, place);
    const reader = await readerOf(db, this.platform, { email: part.bill_to.email });
    const { to, subject, text } = reminderMail({ ...day, part, reader, link: 'https://…' });
    return { to, subject, text, cents: part.open_cents };
  }

  /** @throws AppError `not_found`, `payments.nothing_open`, `payments.no_address` */
  async remind(db: Db, { site, ...place }: { projectId: number; id: number; site: string }): Promise<void> {
    const part = await this.#part(db, place);
    await this.#send(db, part, { ...(await this.#today(db, site)), stage: null });
  }

  async #remindOf(db: Db, parts: readonly AskedPart[], { policy, ...day }: Today & { policy: PaySettings['reminders'] }): Promise<void> {
    const sent = await stagesSent(
      db,
      parts.map(({ installment_id }) => installment_id),
    );
    for (const part of parts) {
      const stage = reminderStage(part, { today: day.today, policy });
      if (stage === null || sent.has(`${part.installment_id}:${stage}`) || part.bill_to.email === '') continue;
      await this.#send(db, part, { ...day, stage });
    }
  }

  async #send(db: Db, part: AskedPart, { stage, ...day }: Today & { stage: number | null }): Promise<void> {
    const { installment_id: installmentId, project_id: projectId, invoice_id, number, title, bill_to } = part;
    const at = this.platform.clock();
    if (!(await noteSent(db, { installmentId, projectId, stage, to: bill_to.email, at }))) return;
    const own = await pathForClient(db, this.platform, { projectId, email: bill_to.email, section: 'payments' });
    const path = own ?? (await this.door.linkTo(db, { id: invoice_id, project_id: projectId, number, title })).path;
    const reader = await readerOf(db, this.platform, { email: bill_to.email });
    await this.platform.mail.sendPersonal(db, reminderMail({ ...day, part, reader, link: `${day.site}${path}` }));
  }

  async #chargeFor(
    db: Db,
    parts: readonly AskedPart[],
    { today, policy: { fee_bps, grace_days } }: { today: string; policy: PaySettings['late_fee'] },
  ): Promise<void> {
    const late = parts.filter(({ due_on }) => daysBetween(due_on, today) > grace_days);
    const { charged, isFee } = await feesOf(db, late);
    for (const part of late.filter(({ invoice_id }) => !isFee.has(invoice_id))) {
      const nth = 1 + Math.floor((daysBetween(part.due_on, today) - grace_days - 1) / FEE_DAYS);
      // One at a time: what was missed while nobody looked is not charged all at once.
      if (nth > (charged.get(part.installment_id) ?? 0)) await this.#charge(db, part, { nth, fee_bps });
    }
  }

  async #charge(db: Db, part: AskedPart, { nth, fee_bps }: { nth: number; fee_bps: number }): Promise<void> {
    const { project_id: projectId, installment_id: installmentId, label, number, currency, bill_to: billTo, open_cents } = part;
    const cents = lateFee(open_cents, { fee_bps, days_late: 1, grace_days: 0 });
    if (cents === 0) return;
    const title = `Late fee: ${label}, ${number}`.slice(0, 120);
    const { id: invoiceId } = await this.#invoices().charge(db, { projectId, title, cents, currency, billTo });
    await noteFee(db, { installmentId, projectId, nth, invoiceId, cents });
  }

  async #part(db: Db, { projectId, id }: { projectId: number; id: number }): Promise<AskedPart> {
    const parts = await this.#invoices().lockParts(db, projectId);
    if (parts.every((part) => part.id !== id)) throw new AppError('not_found');
    const asked = await this.#invoices().asked(db, { until: '9999-12-31', limit: MOST, projectId });
    const part = asked.find(({ installment_id }) => installment_id === id);
    if (!part) throw new AppError('payments.nothing_open');
    if (part.bill_to.email === '') throw new AppError('payments.no_address');
    return part;
  }

  async #today(db: Db, site: string): Promise<Today> {
    const tenant = await this.platform.api('auth_and_admin').tenant(db);
    return { tenant, today: localDay(this.platform.clock(), tenant.tz), site };
  }

  #invoices() {
    return this.platform.api('proposal_and_invoice').invoices;
  }
}

/** Announces each part once when its day comes near, and once when it is past. */
async function tellOfDays(db: Db, parts: readonly AskedPart[], today: string): Promise<void> {
  for (const { installment_id, project_id, due_on } of parts) {
    const told = { installmentId: installment_id, projectId: project_id };
    const ids = { installment_id, project_id };
    if (due_on < today) {
      if (await tellOnce(db, { ...told, what: 'overdue' })) db.emit('payments.installment.overdue@1', ids);
    } else if (daysBetween(today, due_on) <= SOON_DAYS && (await tellOnce(db, { ...told, what: 'due_soon' }))) {
      db.emit('payments.installment.due_soon@1', ids);
    }
  }
}
