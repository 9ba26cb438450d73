import type { operations } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import type { Call, Handlers } from '../../../platform/define-module';
import type { TenantPeople } from '../people';
import { pageAnswer } from '../../../platform/http/page-answer';
import { recordReply } from '../../../platform/records/record-reply';
import { readDateAvailability } from './date-load';
import { leadPage } from './repository';
import type { LeadBusiness, LeadService } from './service';

type Names =
  | 'listLeads'
  | 'createLead'
  | 'getLead'
  | 'updateLead'
  | 'deleteLead'
  | 'restoreLead'
  | 'contactLead'
  | 'qualifyLead'
  | 'convertLead'
  | 'loseLead'
  | 'reopenLead'
  | 'getDateAvailability';

interface LeadCall {
  readonly params: { readonly id: number };
  readonly headers: Call['headers'];
  readonly tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

interface LeadRouteDeps {
  readonly leads: LeadService;
  readonly people: TenantPeople;
}

export function leadHandlers({ leads, people }: LeadRouteDeps): Pick<Handlers<typeof operations>, Names> {
  const of = async (tenantId: number): Promise<LeadBusiness> => ({
    today: await people.today(tenantId),
    tz: await people.tzOf(tenantId),
    currency: await people.currencyOf(tenantId),
    locale: await people.localeOf(tenantId),
  });
  /** For the version that the caller names, or any when it names none. */
  const atSent = <T>({ params: { id }, headers, tx }: LeadCall, business: LeadBusiness, work: (db: Db) => Promise<T>): Promise<T> =>
    tx(async (db) => {
      await leads.requireSent(db, { id, ifMatch: headers['if-match'], business });
      return work(db);
    });
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
    deleteLead: async (call) => {
      const {
        params: { id },
        session,
      } = call;
      const business = await of(session.tenantId);
      return recordReply(await atSent(call, business, (db) => leads.remove(db, { id, deleted: true, business })));
    },
    restoreLead: async (call) => {
      const {
        params: { id },
        session,
      } = call;
      const business = await of(session.tenantId);
      return recordReply(await atSent(call, business, (db) => leads.remove(db, { id, deleted: false, business })));
    },
    contactLead: async (call) => {
      const {
        params: { id },
        session,
      } = call;
      const business = await of(session.tenantId);
      return recordReply(await atSent(call, business, (db) => leads.advance(db, { id, to: 'contacted', business })));
    },
    qualifyLead: async (call) => {
      const {
        params: { id },
        session,
      } = call;
      const business = await of(session.tenantId);
      return recordReply(await atSent(call, business, (db) => leads.advance(db, { id, to: 'qualified', business })));
    },
    convertLead: async (call) => {
      const {
        params: { id },
        body,
        session,
      } = call;
      const business = await of(session.tenantId);
      return atSent(call, business, (db) => leads.convert(db, { id, wish: body, business }));
    },
    loseLead: async (call) => {
      const {
        params: { id },
        body,
        session,
      } = call;
      const business = await of(session.tenantId);
      return recordReply(await atSent(call, business, (db) => leads.lose(db, { id, loss: body, business })));
    },
    reopenLead: async (call) => {
      const {
        params: { id },
        session,
      } = call;
      const business = await of(session.tenantId);
      return recordReply(await atSent(call, business, (db) => leads.reopen(db, { id, business })));
    },
    getDateAvailability: ({ query, tx }) =>
      tx((db) => readDateAvailability(db, { date: query.date, venue: query.venue, exceptProject: query.except_project })),
  };
}
