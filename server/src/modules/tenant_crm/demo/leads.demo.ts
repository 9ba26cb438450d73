import { demoDay } from './demo-day';
import type { ImportedLead } from '../api';
import type { DemoBuilder, DemoContext } from '../../../demo/demo-business';
import { fernLeads, fernNotes, reigerLeads, type DemoLead } from './demo-leads';

const HOUR = 3_600_000;

/** Leads and notes. A business that has leads keeps what it has. */
export const builder: DemoBuilder = {
  order: 12,
  build: async (context) => {
    const { platform, business, projects } = context;
    const crm = platform.api('tenant_crm');
    const now = platform.clock().getTime();
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      const found = await db.rows('select 1 from tenant_crm_lead limit 1');
      if (found.length > 0 || projects.size === 0) return;
      await crm.importLeads(
        db,
        (business.key === 'fern' ? fernLeads : reigerLeads).map((lead) => imported(lead, context)),
      );
      const notes = business.key === 'fern' ? fernNotes : [];
      await crm.importNotes(
        db,
        notes.flatMap(({ project, body, pinned = false, days, by }) => {
          const subject_id = projects.get(project);
          return subject_id
            ? [
                {
                  subject_type: 'project' as const,
                  subject_id,
                  body,
                  pinned,
                  at: new Date(now - days * 24 * HOUR).toISOString(),
                  by_id: business.members.get(by) ?? null,
                },
              ]
            : [];
        }),
      );
    });
  },
};

function imported(lead: DemoLead, { business, today, platform, projects }: DemoContext): ImportedLead {
  const now = platform.clock().getTime();
  const at = (hours: number | undefined) => (hours === undefined ? null : new Date(now - hours * HOUR).toISOString());
  const cents = (amount: number | null | undefined) => (amount == null ? null : Math.round(amount * 100));
  const project = lead.project === undefined ? null : (projects.get(lead.project) ?? null);
  return {
    title: lead.title,
    first_name: lead.person[0],
    last_name: lead.person[1],
    email: lead.email ?? null,
    phone: lead.phone ?? null,
    event_type: lead.type,
    event_date: demoDay(lead.event, today),
    venue_text: lead.venue ?? '',
    guest_count: lead.guests ?? null,
    budget_min_cents: cents(lead.budget?.[0]),
    budget_max_cents: cents(lead.budget?.[1]),
    currency: business.currency,
    source: lead.source,
    source_detail: lead.detail ?? '',
    message: lead.message ?? '',
    owner_id: lead.owner === null ? null : (business.members.get(lead.owner) ?? null),
    // A project the demo does not have (any more) leaves its lead qualified rather than pointing nowhere.
    status: lead.status === 'converted' && project === null ? 'qualified' : lead.status,
    converted_project_id: project,
    lost_reason: lead.lost?.[0] ?? null,
    lost_note: lead.lost?.[1] ?? '',
    created_at: at(lead.came) ?? today,
    first_response_at: at(lead.answered),
    sla_due_at: at(lead.due === undefined ? lead.came - 4 : -lead.due),
    score: lead.score,
  };
}
