import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './client_requests.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    requests_page: () => import('./requests/requests.page'),
    new_request_page: () => import('./request/new-request.page'),
    import_page: () => import('./import/import.page'),
    request_page: () => import('./request/request.page'),
  },
  { live: { 'client_requests.request': [keys.requests] } },
);
