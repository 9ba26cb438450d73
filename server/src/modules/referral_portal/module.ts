import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/referral_portal';
import { assistantTools } from '@butterfly/contracts/referral_portal/assistant-tools';
import { defineModule } from '../../platform/define-module';
import { EarningService } from './earnings/service';
import { BankService } from './partners/bank-service';
import { PartnerService } from './partners/service';
import { PayoutService } from './payouts/service';
import { ReferralLink } from './portal/link-door';
import { portalHandlers } from './portal/routes';
import { PartnerPortal } from './portal/service';
import { PartnerDoor } from './portal/sign-in';
import { referralListeners } from './referrals/listeners';
import { ReferralService } from './referrals/service';
import { ripenJob } from './ripen.job';
import { staffHandlers } from './routes';
import { SettingsService } from './settings-service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'referral_portal',
  operations,
  errors,
  events,
  assistantTools,
  // What notes, comments and files of the module `records` may be about.
  subjects: { partner: { table: 'referral_portal_partner', name: 'company', path: '/referral_portal/:id' } },
  search: {
    partner: {
      group: 'Partners',
      icon: 'people',
      table: 'referral_portal_partner',
      text: `platform_plain(company || ' ' || contact_name || ' ' || email)`,
      title: 'company',
      path: '/referral_portal/:id',
      where: `status <> 'removed'`,
    },
  },
  start: (platform) => {
    const earnings = new EarningService(platform);
    const people = new PartnerService(platform);
    const settings = new SettingsService(platform);
    const bank = new BankService(platform);
    const referrals = new ReferralService(platform, earnings);
    const payouts = new PayoutService(platform, bank, settings);
    const door = new PartnerDoor(platform);
    const portal = new PartnerPortal({ platform, door, partners: people, referrals, bank, settings });
    return {
      handlers: {
        ...staffHandlers({ platform, people, bank, referrals, payouts, settings }),
        ...portalHandlers({ platform, door, portal, link: new ReferralLink(platform, settings) }),
      },
      jobs: [ripenJob(platform, earnings)],
      on: referralListeners({ platform, service: referrals, earnings }),
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
