import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './referral_portal.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    partners_page: () => import('./partners/partners.page'),
    new_partner_page: () => import('./partner/new-partner.page'),
    import_page: () => import('./import/import.page'),
    partner_page: () => import('./partner/partner.page'),
  },
  { live: { 'referral_portal.partner': [keys.partners] } },
);
