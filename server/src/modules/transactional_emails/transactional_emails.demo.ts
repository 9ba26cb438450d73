import { addDays } from '@butterfly/contracts/days';
import type { DemoBuilder } from '../../demo/demo-business';
import type { ImportedMail } from './api';

type Sent = Omit<ImportedMail, 'at' | 'projectId' | 'status'> & {
  readonly project: string;
  readonly daysAgo: number;
  readonly status?: ImportedMail['status'];
};

const USD = 'USD';
const MARLOW = 'Marlow & Okafor wedding';
const proposal = (number: string, title: string, cents: number) => ({
  'proposal.number': number,
  'proposal.title': title,
  'proposal.total': { cents, currency: USD },
});

const part = {
  'invoice.number': 'INV-2026-0001',
  'invoice.part': 'First payment',
  'invoice.amount': { cents: 160_864, currency: USD },
} as const;
const contract = { 'contract.title': 'Wedding flowers agreement' };

const FERN: readonly Sent[] = [
  {
    ...{ project: MARLOW, template: 'proposal_sent', daysAgo: 24, opened: true, clicked: true },
    values: proposal('P-2026-0001', 'Flowers for the day', 536_212),
  },
  { project: MARLOW, template: 'payment_due_7d', daysAgo: 12, opened: true, clicked: true, values: part },
  {
    project: 'Chen–Abbott wedding',
    template: 'proposal_sent',
    daysAgo: 5,
    opened: true,
    values: proposal('P-2026-0002', 'Garden wedding', 842_000),
  },
  { project: 'Reyes wedding', template: 'contract_sent', daysAgo: 34, opened: true, clicked: true, values: contract },
  { project: 'Reyes wedding', template: 'contract_reminder', daysAgo: 31, opened: true, clicked: true, values: contract },
  { project: 'Reyes wedding', template: 'contract_completed', daysAgo: 30, values: contract },
  { project: 'Park wedding', template: 'booking_confirmed', daysAgo: 41, opened: true, values: {} },
  {
    ...{ project: 'Osei wedding', template: 'proposal_sent', daysAgo: 60, status: 'hard_bounced', error: 'The mailbox does not exist.' },
    values: proposal('P-2026-0004', 'Autumn wedding', 410_000),
  },
];

/** A few mails of the past, one that came back, and a subject of the studio's own. */
export const builder: DemoBuilder = {
  order: 90,
  build: async ({ platform, business: { key, tenantId }, projects, today }) => {
    const mails = platform.api('transactional_emails');
    const inBusiness = { tenantId, memberId: null };
    if (key === 'reiger') {
      const own = { key: 'receipt', language: 'nl', subject: 'Bedankt! Betaalbewijs {{ payment.receipt }}' } as const;
      return platform.db.withTenant(inBusiness, (db) => mails.importTemplates(db, [own]));
    }
    await mails.importMails(
      tenantId,
      FERN.flatMap(({ project, daysAgo, status = 'delivered', ...mail }) => {
        const projectId = projects.get(project);
        if (projectId === undefined) return [];
        const due = { 'invoice.due_on': { day: addDays(today, 7 - daysAgo) } };
        return [{ ...mail, values: { ...due, ...mail.values }, projectId, status, at: momentAgo(today, daysAgo) }];
      }),
    );
    const own = { key: 'booking_confirmed', language: 'en', subject: 'It is in our calendar – {{ project.name }}' } as const;
    await platform.db.withTenant(inBusiness, (db) => mails.importTemplates(db, [own]));
  },
};

function momentAgo(today: string, days: number): string {
  return new Date(Date.parse(`${today}T15:20:00Z`) - days * 86_400_000).toISOString();
}
