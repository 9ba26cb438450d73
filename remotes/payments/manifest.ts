import { assistantTools } from '@butterfly/contracts/payments/assistant-tools';
import type { PluginManifestInput } from '@butterfly/contracts/plugins';

export const manifest = {
  schema: 1,
  id: 'payments',
  title: 'Payments',
  description: 'What was asked for, what came in, and what is late – for each project and for the business.',
  icon: 'coins',
  category: 'project',
  owner: { team: 'sales', contact: '#sales' },
  requires: { shell: '^1.0.0' },
  permissions: {
    plugin: 'payments',
    features: [{ id: 'access_payments', title: 'Use payments', risk: 'money' }],
  },
  contributes: {
    assistantTools,
    routes: [
      { id: 'overview', path: '/payments/dashboard', area: 'app', page: 'overview_page', title: 'Payments', skeleton: 'form' },
      {
        id: 'project',
        path: '/payments/dashboard/:projectId',
        area: 'app',
        page: 'project_page',
        title: 'Project payments',
        project: 'projectId',
        skeleton: 'form',
      },
      { id: 'pay', path: '/payments/pay/:token', area: 'public', page: 'pay_page', title: 'Invoice', skeleton: 'form' },
    ],
    fills: [{ slot: 'tenant_crm.project_panels/v1', id: 'money', render: 'project_money_panel', order: 10 }],
    cards: [{ id: 'payments', label: 'Payments', icon: 'coins', basePath: '/payments/dashboard', order: 80 }],
    events: {
      publishes: [
        'payments.payment.succeeded@1',
        'payments.payment.refunded@1',
        'payments.project.first_payment@1',
        'payments.project.fully_paid@1',
        'payments.installment.due_soon@1',
        'payments.installment.overdue@1',
      ],
    },
  },
  state: 'beta',
} as const satisfies PluginManifestInput;
