import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './referral_portal.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    partners_page: () => import('./partners/partners.page'),
    new_partner_page: () => import('./partners/new-partner.page'),
    partner_page: () => import('./partner/partner.page'),
    referrals_page: () => import('./referrals/referrals.page'),
    payouts_page: () => import('./payouts/payouts.page'),
    programs_page: () => import('./programs/programs.page'),
    program_page: () => import('./programs/program.page'),
    settings_page: () => import('./settings/settings.page'),
    login_page: () => import('./portal/login.page'),
    join_page: () => import('./portal/join.page'),
    own_home_page: () => import('./portal/home.page'),
    own_bank_page: () => import('./portal/bank.page'),
    own_referrals_page: () => import('./portal/referrals.page'),
    open_partners: async () => ({ run: ({ nav }) => nav.go(nav.href('partners')) }),
    new_partner: async () => ({ run: ({ nav }) => nav.go(nav.href('new_partner')) }),
  },
  {
    live: {
      'referral_portal.partner': [keys.partners],
      'referral_portal.program': [keys.programs],
      'referral_portal.referral': [keys.referrals, keys.partners],
      'referral_portal.payout': [keys.payouts, keys.partners],
      'referral_portal.settings': [keys.settings],
    },
  },
);
