import type { Lead, operations } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import type { Call, Handlers } from '../../../platform/define-module';
import type { TenantPeople } from '../people';
import { pageAnswer } from '../../../platform/http/page-answer';
import { recordReply } from '../../../platform/records/record-reply';
import { readDateAvailability } from './date-load';
import { leadPage } from './repository';
import type { LeadBusiness, LeadService } from './service';

interface LeadCall {
  readonly params: { readonly id: number };
  readonly headers: Call['headers'];
  readonly session: { readonly tenantId: number };
  readonly tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

interface LeadRouteDeps {
  readonly leads: LeadService;
  readonly people: TenantPeople;
}

export function leadHandlers({ leads, people }: LeadRouteDeps) {
  const of = async (tenantId: number): Promise<LeadBusiness> => ({
    today: await people.today(tenantId),
    tz: await people.tzOf(tenantId),
    currency: await people.currencyOf(tenantId),
    locale: await people.localeOf(tenantId),
  });
  interface Sent {
    readonly id: number;
    readonly business: LeadBusiness;
  }
  /** For the version that the caller names, or any when it names none. */
  const atSent = async <T>({ params: { id }, headers, session, tx }: LeadCall, work: (db: Db, lead: Sent) => Promise<T>): Promise<T> => {
    const business = await of(session.tenantId);
    return tx(async (db) => {
      await leads.requireSent(db, { id, ifMatch: headers['if-match'], business });
      return work(db, { id, business });
    });
  };
  const step = async (call: LeadCall, work: (db: Db, lead: Sent) => Promise<Lead>) => recordReply(await atSent(call, work));
  return {
    listLeads: ({ query, tx }) => tx(async (db) => pageAnswer({ path: '/api/tenant_crm/leads/', query, ...(await leadPage(db, query)) })),
    createLead: async ({ body, session, tx }) => {
      const business = await of(session.tenantId);
      return recordReply(await tx((db) => leads.create(db, { input: body, business })), 201);
    },
    getLead: async ({ params: { id }, session, tx }) => {
      const business = await of(session.tenantId);
      return recordReply(await tx((db) => leads.read(db, { id, business })));
    },
    updateLead: async ({ params: { id }, body, headers, session, tx }) => {
      const business = await of(session.tenantId);
      return recordReply(await tx((db) => leads.update(db, { id, patch: body, ifMatch: headers['if-match'], business })));
    },
    deleteLead: (call) => step(call, (db, lead) => leads.remove(db, { ...lead, deleted: true })),
    restoreLead: (call) => step(call, (db, lead) => leads.remove(db, { ...lead, deleted: false })),
    contactLead: (call) => step(call, (db, lead) => leads.advance(db, { ...lead, to: 'contacted' })),
    qualifyLead: (call) => step(call, (db, lead) => leads.advance(db, { ...lead, to: 'qualified' })),
    convertLead: (call) => atSent(call, (db, lead) => leads.convert(db, { ...lead, request: call.body })),
    loseLead: (call) => step(call, (db, lead) => leads.lose(db, { ...lead, loss: call.body })),
    reopenLead: (call) => step(call, (db, lead) => leads.reopen(db, lead)),
    getDateAvailability: ({ query, tx }) =>
      tx((db) => readDateAvailability(db, { date: query.date, venue: query.venue, exceptProject: query.except_project })),
  } satisfies Partial<Handlers<typeof operations>>;
}
