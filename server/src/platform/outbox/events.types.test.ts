import type { Db } from '../db/db';
import type { Listeners } from './listener';

describe('events', () => {
  it('with an unknown name or another payload do not compile, neither emitted nor heard', () => {
    const emits = (db: Db) => {
      db.emit('tenant_crm.lead.created@1', { lead_id: 1 });
      // @ts-expect-error there is no second version
      db.emit('tenant_crm.lead.created@2', { lead_id: 1 });
      // @ts-expect-error a lead has a number
      db.emit('tenant_crm.lead.created@1', { lead_id: 'one' });
      // @ts-expect-error the id is missing
      db.emit('tenant_crm.lead.created@1', {});
      // @ts-expect-error the payload of another event
      db.emit('tenant_crm.lead.created@1', { project_id: 1 });
    };
    const listeners: Listeners = {
      'tenant_crm.lead.lost@1': async ({ payload }) => {
        const reason: string = payload.reason;
        // @ts-expect-error it does not carry a project
        const project: number = payload.project_id;
        expect([reason, project]).toHaveLength(2);
      },
    };
    const unknown: Listeners = {
      // @ts-expect-error nobody announces it
      'tenant_crm.lead.dreamt@1': async () => undefined,
    };
    const rule: Listeners = {
      // @ts-expect-error there is no such rule
      'tenant_crm.lead.created@1': { hear: async () => undefined, whenOff: 'perhaps' },
    };
    expect([emits, listeners, unknown, rule]).toHaveLength(4);
  });
});
