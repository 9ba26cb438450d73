import type { Listener } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';

/** Tells who looks after a project that a payment is late. */
export function tellOverdue({ api }: Pick<Platform, 'api'>): Listener<'payments.installment.overdue@1'> {
  return async ({ payload: { project_id, installment_id } }, db) => {
    const project = await api('tenant_crm').project(db, project_id);
    const asked = await api('proposal_and_invoice').invoices.asked(db, { until: '9999-12-31', limit: 500, projectId: project_id });
    const part = asked.find((one) => one.installment_id === installment_id);
    if (!project || !part) return;
    const told = await api('manage_members').concerned(db, { projectId: project_id, ownerId: project.owner_id, plugin: 'payments' });
    await api('notifications').notify(db, told, {
      title: `${project.name} is late with a payment`,
      content: `${part.label} of ${part.number} was due on ${part.due_on}.`,
      link: `/payments/dashboard/${project_id}`,
    });
  };
}
