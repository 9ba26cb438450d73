import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './notices.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    notices_page: () => import('./notices/notices.page'),
    project_notices_page: () => import('./project/project-notices.page'),
    new_notice_page: () => import('./notice/new-notice.page'),
    notice_page: () => import('./notice/notice.page'),
    notices_card: () => import('./notices/notices.card'),
    project_notices_panel: () => import('./project/project-notices.panel'),
  },
  { live: { 'notices.notice': [keys.notices, ['activity', 'notices.notice'], ['files', 'notices.notice']] } },
);
