import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './lead_page_builder.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    home_page: () => import('./home/home.page'),
    new_page_page: () => import('./home/new-page.page'),
    submissions_page: () => import('./results/submissions.page'),
    results_page: () => import('./results/results.page'),
    editor_page: () => import('./editor/editor.page'),
    waiting_card: () => import('./home/waiting.card'),
    open_home: async () => ({ run: ({ nav }) => nav.go(nav.href('home')) }),
    new_page: async () => ({ run: ({ nav }) => nav.go(nav.href('new_page')) }),
  },
  { live: { 'lead_page_builder.page': [keys.pages], 'lead_page_builder.submission': [keys.submissions] } },
);
