import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './client_requests.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    board_page: () => import('./board/board.page'),
    list_page: () => import('./list/list.page'),
    new_request_page: () => import('./new/new-request.page'),
    request_page: () => import('./request/request.page'),
    settings_page: () => import('./settings/settings.page'),
    project_requests_panel: () => import('./project/project-requests.panel'),
    waiting_card: () => import('./board/waiting.card'),
    open_board: async () => ({ run: ({ nav }) => nav.go(nav.href('board')) }),
    new_request: async () => ({ run: ({ nav }) => nav.go(nav.href('new_request')) }),
  },
  {
    live: {
      'client_requests.request': [keys.requests],
      'client_requests.answer_template': [keys.answers],
      'client_requests.settings': [keys.settings, keys.requests],
      'proposal_and_invoice.proposal': [keys.wishes],
    },
  },
);
