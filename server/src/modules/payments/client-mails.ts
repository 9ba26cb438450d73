import { openOf } from '@butterfly/contracts/payments';
import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../platform/db/db';
import type { Job } from '../../platform/define-module';
import type { ComingMail, ComingMails, MailValue } from '../../platform/mail/mail-log';
import { siteOf } from '../../platform/mail/site-of';
import type { Listeners } from '../../platform/outbox/listener';
import type { Platform } from '../../platform/platform';
import { localDay, localTime } from '../../platform/time/local-time';
import type { PayDoor } from './pay-door';
import { payments, paymentsOf, refundsOf } from './repository';
import type { PaymentService } from './service';

/** Nobody reads about money at night. */
const FROM_HOUR = 9;
/** A part is asked for a week before its day, and is late three days after it; a job that was down for two days still writes. */
const DUE_IN = [5, 7] as const;
const LATE_SINCE = [3, 5] as const;
const MOST_PARTS = 2_000;

type Parts = Pick<Platform, 'access' | 'api' | 'clock' | 'db' | 'env' | 'mail'>;
type Values = Readonly<Record<string, MailValue>>;

/** What clients are written to about money. */
export class PaymentMails {
  constructor(
    private readonly platform: Parts,
    private readonly service: PaymentService,
    private readonly door: PayDoor,
  ) {}

  /** Receipts and what went back. News of weeks ago is none. */
  listeners(): Listeners {
    return {
      'payments.payment.succeeded@1': { hear: ({ payload }, db) => this.#receipt(db, payload.payment_id), whenOff: 'skip' },
      'payments.payment.refunded@1': { hear: ({ payload }, db) => this.#refund(db, payload.payment_id), whenOff: 'skip' },
    };
  }

  /** Every hour: what is due in a week, and what is late, by the clock of each business. */
  job(): Job<never> {
    const run = async () => {
      for (const tenantId of await this.platform.api('auth_and_admin').activeTenantIds())
        if (await this.platform.access.enabled(tenantId, 'payments'))
          await this.platform.db.withTenant({ tenantId, memberId: null }, (db) => this.remind(db));
    };
    return { name: 'payments.remind', schedule: '12 * * * *', run };
  }

  /** Writes about each part once. */
  async remind(db: Db): Promise<void> {
    const { tz, currency } = await this.platform.api('auth_and_admin').tenant(db);
    const now = this.platform.clock();
    if (Number(localTime(now, tz).slice(11, 13)) < FROM_HOUR) return;
    const today = localDay(now, tz);
    const { invoices } = this.platform.api('proposal_and_invoice');
    for (const part of await invoices.late(db, { today: addDays(today, DUE_IN[1] + 1), limit: MOST_PARTS })) {
      const template = templateFor(part.due_on, today);
      if (template === null) continue;
      const { path } = await this.door.makeLink(db, part.invoice_id);
      await this.platform.mail.sendToClient(db, {
        template,
        projectId: part.project_id,
        once: `${template}:${part.invoice_id}:${part.label}:${part.due_on}`,
        values: partValues({ ...part, currency }),
        secret: `${siteOf(this.platform.env)}${path}`,
      });
    }
  }

  /** What a client will still read about the money of a project. */
  coming(): ComingMails {
    return { ofProject: (db, projectId) => this.#coming(db, projectId) };
  }

  async #coming(db: Db, projectId: number): Promise<ComingMail[]> {
    const { parts, currency, today, payments: came, balance_cents } = await this.service.money(db, projectId);
    const open = parts.filter((part) => openOf(part) > 0);
    const dated = open.flatMap(({ due_on, label, number, ...part }) => {
      if (due_on === null) return [];
      const values = partValues({ due_on, label, number, open_cents: openOf(part), currency });
      const asked = { template: 'payment_due_7d', on: addDays(due_on, -DUE_IN[1]), why: `${label || number} is due a week later`, values };
      const late = {
        template: 'payment_overdue',
        on: addDays(due_on, LATE_SINCE[0]),
        why: `Only if ${label || number} is not paid by then`,
        values,
      };
      return [asked, late].filter(({ on }) => on >= today);
    });
    if (balance_cents <= 0) return dated;
    const receipt = { template: 'receipt', on: null, why: 'As soon as money comes', values: {} };
    const booked = { template: 'booking_confirmed', on: null, why: 'With the first payment', values: {} };
    return [...dated, ...(came.length === 0 ? [booked] : []), receipt];
  }

  async #receipt(db: Db, id: number): Promise<void> {
    const payment = await payments.find(db, id);
    if (!payment) return;
    const { project_id: projectId } = payment;
    const [money, all] = [await this.service.money(db, projectId), await paymentsOf(db, projectId)];
    const values = { ...paymentValues(payment), 'payment.open': { cents: Math.max(0, money.balance_cents), currency: payment.currency } };
    await this.platform.mail.sendToClient(db, { template: 'receipt', projectId, values, once: `receipt:${id}` });
    if (all.every((other) => other.id >= id))
      await this.platform.mail.sendToClient(db, {
        template: 'booking_confirmed',
        projectId,
        values,
        once: `booking_confirmed:${projectId}`,
      });
  }

  async #refund(db: Db, id: number): Promise<void> {
    const payment = await payments.find(db, id);
    if (!payment) return;
    const { project_id: projectId, currency } = payment;
    const last = (await refundsOf(db, projectId)).filter(({ payment_id }) => payment_id === id).sort((a, b) => b.id - a.id)[0];
    if (!last) return;
    const amount = { cents: last.amount_cents, currency };
    const values = { ...paymentValues(payment), 'payment.amount': amount, 'payment.day': { day: last.refunded_on } };
    await this.platform.mail.sendToClient(db, { template: 'refund', projectId, values, once: `refund:${last.id}` });
  }
}

function templateFor(dueOn: string, today: string): 'payment_due_7d' | 'payment_overdue' | null {
  if (dueOn >= addDays(today, DUE_IN[0]) && dueOn <= addDays(today, DUE_IN[1])) return 'payment_due_7d';
  return dueOn <= addDays(today, -LATE_SINCE[0]) && dueOn >= addDays(today, -LATE_SINCE[1]) ? 'payment_overdue' : null;
}

interface Asked {
  readonly number: string;
  readonly label: string;
  readonly due_on: string;
  readonly open_cents: number;
  readonly currency: string;
}

function partValues({ number, label, due_on, open_cents, currency }: Asked): Values {
  return {
    'invoice.number': number,
    'invoice.part': label,
    'invoice.due_on': { day: due_on },
    'invoice.amount': { cents: open_cents, currency },
  };
}

function paymentValues(payment: { amount_cents: number; currency: string; receipt_number: string; received_on: string }): Values {
  return {
    'payment.amount': { cents: payment.amount_cents, currency: payment.currency },
    'payment.receipt': payment.receipt_number,
    'payment.day': { day: payment.received_on },
  };
}
