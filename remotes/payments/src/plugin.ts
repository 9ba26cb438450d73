import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './payments.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    overview_page: () => import('./overview/overview.page'),
    project_page: () => import('./project/project.page'),
    pay_page: () => import('./pay/pay.page'),
    project_money_panel: () => import('./project/project-money.panel'),
  },
  {
    live: {
      'payments.payment': [keys.money],
      'payments.expense': [keys.costs],
      'proposal_and_invoice.invoice': [keys.money, keys.costs],
    },
  },
);
