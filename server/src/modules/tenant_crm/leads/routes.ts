import type { LeadQuery, operations } from '@butterfly/contracts/tenant_crm';
import type { Handlers } from '../../../platform/define-module';
import type { TenantPeople } from '../people';
import { recordReply } from '../../../platform/records/record-reply';
import { readDateLoad } from './date-load';
import type { LeadBusiness, LeadService } from './service';

type Names =
  | 'listLeads' | 'createLead' | 'getLead' | 'updateLead' | 'deleteLead' | 'restoreLead' | 'contactLead' | 'qualifyLead' | 'convertLead' | 'loseLead' | 'reopenLead' | 'getDateLoad';

interface LeadRouteDeps {
  readonly leads: LeadService;
  readonly people: TenantPeople;
}

export function leadHandlers({ leads, people }: LeadRouteDeps): Pick<Handlers<typeof operations>, Names> {
  const of = async (tenantId: number): Promise<LeadBusiness> => ({
    today: await people.today(tenantId), tz: await people.tzOf(tenantId), currency: await people.currencyOf(tenantId), locale: await people.localeOf(tenantId),
  });
  return {
    listLeads: async ({ query, tx }) => {
      const { results, count } = await tx((db) => leads.page(db, query));
      return { count, next: query.page * query.page_size < count ? link(query, query.page + 1) : null, previous: query.page > 1 ? link(query, query.page - 1) : null, results };
    },
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
    deleteLead: async ({ params: { id }, session, tx }) => {
      const business = await of(session.tenantId);
      return recordReply(await tx((db) => leads.remove(db, { id, deleted: true, business })));
    },
    restoreLead: async ({ params: { id }, session, tx }) => {
      const business = await of(session.tenantId);
      return recordReply(await tx((db) => leads.remove(db, { id, deleted: false, business })));
    },
    contactLead: async ({ params: { id }, session, tx }) => {
      const business = await of(session.tenantId);
      return recordReply(await tx((db) => leads.advance(db, { id, to: 'contacted', business })));
    },
    qualifyLead: async ({ params: { id }, session, tx }) => {
      const business = await of(session.tenantId);
      return recordReply(await tx((db) => leads.advance(db, { id, to: 'qualified', business })));
    },
    convertLead: async ({ params: { id }, body, session, tx }) => {
      const business = await of(session.tenantId);
      return tx((db) => leads.convert(db, { id, wish: body, business }));
    },
    loseLead: async ({ params: { id }, body, session, tx }) => {
      const business = await of(session.tenantId);
      return recordReply(await tx((db) => leads.lose(db, { id, loss: body, business })));
    },
    reopenLead: async ({ params: { id }, session, tx }) => {
      const business = await of(session.tenantId);
      return recordReply(await tx((db) => leads.reopen(db, { id, business })));
    },
    getDateLoad: ({ query, tx }) => tx((db) => readDateLoad(db, { date: query.date, venue: query.venue, exceptProject: query.except_project })),
  };
}

function link(query: LeadQuery, page: number): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page })) if (value !== undefined && value !== '') search.set(name, String(value));
  return `/api/tenant_crm/leads/?${search.toString()}`;
}
