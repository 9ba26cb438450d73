import type { Db } from '../../../platform/db/db';
import type { Listeners } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import type { EarningService } from '../earnings/service';
import { lockCounted } from '../earnings/repository';
import { partnerByCode } from '../partners/repository';
import { referrals } from '../repository';
import { codeOf } from './attribution';
import { countedFor, lockOfLead } from './repository';
import type { ReferralService } from './service';

interface Parts {
  readonly platform: Pick<Platform, 'api' | 'clock'>;
  readonly service: ReferralService;
  readonly earnings: EarningService;
}

/** What happens elsewhere to people who were sent: they write, book, pay, get their money back, and their event is over. */
export function referralListeners({ platform, service, earnings }: Parts): Listeners {
  const settled = ({ payload }: { payload: { project_id: number } }, db: Db) => earnings.settle(db, payload.project_id);
  const wrote = async ({ lead_id }: { lead_id: number | null }, db: Db) => {
    if (lead_id !== null) await service.wrote(db, lead_id);
  };
  return {
    'tenant_crm.lead.created@1': async ({ payload }, db) => {
      const lead = await platform.api('tenant_crm').lead(db, payload.lead_id);
      const { slug } = await platform.api('auth_and_admin').tenant(db);
      const code = lead && codeOf(lead.utm, slug);
      const partner = code ? await partnerByCode(db, code) : undefined;
      if (!lead || !partner) return;
      const name = [lead.first_name, lead.last_name].filter(Boolean).join(' ') || lead.title;
      const sent = { name, email: lead.email ?? '', phone: lead.phone ?? '', event_date: lead.event_date, note: '' };
      await service.arrived(db, { partner, leadId: lead.id, sent });
    },
    'lead_page_builder.lead_page.submitted@1': ({ payload }, db) => wrote(payload, db),
    'event_meetings.booking.requested@1': ({ payload }, db) => wrote(payload, db),
    'event_meetings.booking.confirmed@1': ({ payload }, db) => wrote(payload, db),
    'tenant_crm.lead.converted@1': async ({ payload: { lead_id, project_id } }, db) => {
      const referral = await lockOfLead(db, lead_id);
      if (!referral || (await countedFor(db, { leadId: null, projectId: project_id, exceptId: referral.id }))) return;
      const status = referral.status === 'accepted' ? 'converted' : referral.status;
      await referrals.patch(db, { id: referral.id, changes: { project_id, status } });
      await earnings.settle(db, project_id);
    },
    'tenant_crm.lead.lost@1': async ({ payload }, db) => {
      const referral = await lockOfLead(db, payload.lead_id);
      if (referral?.status === 'submitted' || referral?.status === 'accepted')
        await referrals.patch(db, { id: referral.id, changes: { status: 'lost' } });
    },
    'tenant_crm.project.cancelled@1': async ({ payload }, db) => {
      const referral = await lockCounted(db, payload.project_id);
      if (referral && referral.status !== 'paid') await referrals.patch(db, { id: referral.id, changes: { status: 'lost' } });
    },
    'tenant_crm.project.completed@1': async ({ payload }, db) => {
      const referral = await lockCounted(db, payload.project_id);
      if (!referral) return;
      const { tz } = await platform.api('auth_and_admin').tenant(db);
      if (referral.done_on === null) await referrals.patch(db, { id: referral.id, changes: { done_on: localDay(platform.clock(), tz) } });
      await earnings.settle(db, payload.project_id);
    },
    'payments.payment.succeeded@1': settled,
    'payments.payment.refunded@1': settled,
    // Money may come before anything was asked for: what it was a share of is known from here on.
    'proposal_and_invoice.invoice.issued@1': settled,
  };
}
