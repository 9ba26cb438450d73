import { moneyIn } from '../../../platform/documents/money-in';
import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { payments } from '../repository';
import { findDispute, type StoredDispute } from './repository';

/** Tells who looks after a project that a bank asks, and what it has decided. */
export function tellDispute<E extends 'payments.dispute.closed@1' | 'payments.dispute.opened@1'>({
  api,
}: Pick<Platform, 'api'>): Listener<E> {
  return async ({ payload: { project_id, dispute_id } }, db) => {
    const [project, dispute] = [await api('tenant_crm').project(db, project_id), await findDispute(db, dispute_id)];
    if (!project || !dispute) return;
    const { currency } = await payments.read(db, dispute.payment_id);
    const { locale } = await api('auth_and_admin').tenant(db);
    const told = await api('manage_members').concerned(db, { projectId: project_id, ownerId: project.owner_id, plugin: 'payments' });
    const amount = moneyIn(locale, currency)(dispute.amount_cents);
    await api('notifications').notify(db, told, { ...wordsOf(dispute, project.name, amount), link: `/payments/dashboard/${project_id}` });
  };
}

function wordsOf({ status, reason, evidence_due_on }: StoredDispute, name: string, amount: string): { title: string; content: string } {
  if (status === 'won') return { title: `${name}: the dispute is won`, content: `${amount} stays yours.` };
  if (status === 'lost') return { title: `${name}: the dispute is lost`, content: `${amount} went back and is open again.` };
  const until = evidence_due_on === null ? '' : ` Send what proves your side at Stripe by ${evidence_due_on}.`;
  return { title: `${name}: a payment is disputed`, content: `The bank asks about ${amount} (${reason}).${until}` };
}
