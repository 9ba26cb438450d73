import { openOf } from '@butterfly/contracts/payments';
import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../platform/db/db';
import type { ComingMail, ComingMails, MailValue } from '../../platform/mail/mail-log';
import type { Listeners } from '../../platform/outbox/listener';
import type { Platform } from '../../platform/platform';
import { readPaySettings } from './pay-settings';
import { refundsOf } from './refunds/repository';
import { payments, paymentsOf } from './repository';
import type { PaymentService } from './service';

type Parts = Pick<Platform, 'env' | 'mail'>;
type Values = Readonly<Record<string, MailValue>>;

/** What clients are written to about money. */
export class PaymentMails {
  constructor(
    private readonly platform: Parts,
    private readonly service: PaymentService,
  ) {}

  /** Receipts and what went back. News of weeks ago is none. */
  listeners(): Listeners {
    return {
      'payments.payment.succeeded@1': { hear: ({ payload }, db) => this.#receipt(db, payload.payment_id), whenOff: 'skip' },
      'payments.payment.refunded@1': { hear: ({ payload }, db) => this.#refund(db, payload.payment_id), whenOff: 'skip' },
    };
  }

  /** What a client will still read about the money of a project. */
  coming(): ComingMails {
    return { ofProject: (db, projectId) => this.#coming(db, projectId) };
  }

  async #coming(db: Db, projectId: number): Promise<ComingMail[]> {
    const { parts, currency, today, payments: came, balance_cents, reminders_paused_until } = await this.service.money(db, projectId);
    const open = parts.filter((part) => openOf(part) > 0);
    const { reminders } = await readPaySettings(db, this.platform.env);
    const dated = open
      .flatMap(({ due_on, label, number, ...part }) => {
        if (due_on === null || !reminders.on) return [];
        const values = partValues({ due_on, label, number, open_cents: openOf(part), currency });
        const name = label || number;
        const asked = reminders.days_before.map((days) => ({
          template: 'payment_due_7d',
          on: addDays(due_on, -days),
          why: `${name} is due soon`,
          values,
        }));
        const late = reminders.days_after.map((days) => ({
          ...{ template: 'payment_overdue', on: addDays(due_on, days), values },
          why: `Only if ${name} is not paid by then`,
        }));
        return [...asked, ...late];
      })
      .filter(({ on }) => on >= today && (reminders_paused_until === null || on > reminders_paused_until));
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

interface Asked {
  readonly number: string;
  readonly label: string;
  readonly due_on: string;
  readonly open_cents: number;
  readonly currency: string;
}

/** What stands for the variables of a template about a part. */
export function partValues({ number, label, due_on, open_cents, currency }: Asked): Values {
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
