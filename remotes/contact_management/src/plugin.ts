import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    clients_page: () => import('./address-book/clients.page'),
    client_page: () => import('./client/client.page'),
    address_book_panel: () => import('./address-book/address-book.panel'),
    client_panels: () => import('./client/client-panels.panel'),
    duplicates_page: () => import('./duplicates/duplicates.page'),
    anniversaries_page: () => import('./anniversaries/anniversaries.page'),
    open_client: () => import('./open-client.command'),
  },
  { live: { 'tenant_crm.contact': [['clients'], ['client'], ['anniversaries']] } },
);
