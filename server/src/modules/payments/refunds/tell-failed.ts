import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { payments } from '../repository';

/** Tells who looks after a project that money did not go back. */
export function tellRefundFailed({ api }: Pick<Platform, 'api'>): Listener<'payments.refund.failed@1'> {
  return async ({ payload: { project_id, payment_id } }, db) => {
    const [project, payment] = [await api('tenant_crm').project(db, project_id), await payments.find(db, payment_id)];
    if (!project || !payment) return;
    const told = await api('manage_members').concerned(db, { projectId: project_id, ownerId: project.owner_id, plugin: 'payments' });
    await api('notifications').notify(db, told, {
      title: `${project.name}: a refund did not work`,
      content: `Of receipt ${payment.receipt_number} nothing went back. Look at what Stripe says, and send it another way.`,
      link: `/payments/dashboard/${project_id}`,
    });
  };
}
