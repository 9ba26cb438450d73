import { newLead, type NewLead } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import type { Inquiry, TenantCrmApi } from '../api';
import { settingsOf } from '../settings/repository';
import { dateIsFull } from './date-load';
import { findLead, keepNetwork, networkOfLead } from './repository';
import type { LeadBusiness, LeadService } from './service';

const OPEN = `email = $1 and deleted_at is null and (status in ('new', 'contacted', 'qualified') or created_at > now() - interval '24 hours')`;

/** What forms of other modules may ask about leads. */
export function leadInquiries({
  leads,
  api,
  clock,
}: { leads: LeadService } & Pick<Platform, 'api' | 'clock'>): Pick<
  TenantCrmApi,
  'inquire' | 'lead' | 'networkOfLead' | 'qualifyLead' | 'unanswered'
> {
  // In the caller's transaction: a second one beside it would wait for the first.
  const businessOf = async (db: Db): Promise<LeadBusiness> => {
    const { tz, currency, locale } = await api('auth_and_admin').tenant(db);
    return { today: localDay(clock(), tz), tz, currency, locale };
  };
  return {
    inquire: async (db, inquiry) => {
      const input = await inputOf(db, inquiry);
      // Two forms of one person at the same moment: the second waits here and finds what the first has made.
      db.later('select pg_advisory_xact_lock($1::int, hashtext($2))', [db.tenantId, inquiry.email]);
      const sql = `select id, owner_id from tenant_crm_lead where ${OPEN} order by id desc limit 1`;
      const [[known], business, dateFull] = await Promise.all([
        db.rows<{ id: number; owner_id: number | null }>(sql, [inquiry.email]),
        businessOf(db),
        input.event_date ? dateIsFull(db, input.event_date) : false,
      ]);
      const { form_answers, utm, network_hash } = inquiry;
      if (known) {
        if (network_hash !== undefined) await keepNetwork(db, { id: known.id, network: network_hash });
        return { lead_id: known.id, owner_id: known.owner_id, created: false };
      }
      const { id, owner_id } = await leads.create(db, { input, business, arrival: { form_answers, utm, network_hash, dateFull } });
      return { lead_id: id, owner_id, created: true };
    },
    lead: findLead,
    networkOfLead,
    unanswered: async (db, ids) => {
      const sql = `select id from tenant_crm_lead where id = any ($1::int[]) and status = 'new' and first_response_at is null and deleted_at is null`;
      return (await db.rows<{ id: number }>(sql, [ids])).map(({ id }) => id);
    },
    qualifyLead: async (db, id) => {
      const lead = await findLead(db, id);
      if (!lead || lead.deleted_at !== null || (lead.status !== 'new' && lead.status !== 'contacted')) return;
      await leads.advance(db, { id, to: 'qualified', business: await businessOf(db) });
    },
  };
}

/** What a visitor wrote into a form is taken as far as a lead can hold it. */
async function inputOf(db: Db, { form_answers: _answers, utm: _utm, network_hash: _network, source, ...words }: Inquiry): Promise<NewLead> {
  const sources = (await settingsOf(db)).sources;
  const known = sources.some(({ key }) => key === source) ? source : (sources[0]?.key ?? source);
  const fields = Object.entries(words).filter(([name, value]) => value !== undefined && (value !== '' || name === 'last_name'));
  const whole = newLead.safeParse({ ...Object.fromEntries(fields), source: known });
  if (whole.success) return whole.data;
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]));
  return newLead.parse({
    ...Object.fromEntries(fields.filter(([name]) => !wrong.has(name))),
    title: words.title.slice(0, 120),
    source: known,
  });
}
