import type { ContractDetail, Evidence, SigningPage, Verdict } from '@butterfly/contracts/contract';
import { paragraphs } from '@butterfly/contracts/contract';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { DraftService } from '../drafts/service';
import { SigningDeadlines } from './deadlines';
import { SigningService } from './service';

const BASE = '/api/contract/';
let test: TestApp;
let admin: TestClient;
let template: number;
let couples = 0;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  const body = { title: 'Wedding', body: paragraphs('Between {{business_name}} and {{client_name}}.') };
  template = (await admin.post(`${BASE}templates/`, body)).json<{ id: number }>().id;
});
afterAll(() => test.stop());

const asTenant = <T>(work: Parameters<TestApp['platform']['db']['withTenant']>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;
const run = () => new SigningDeadlines(test.platform, new SigningService(test.platform, new DraftService(test.platform))).run();
const read = async (id: number) => (await admin.get(`${BASE}contracts/${id}/`)).json<ContractDetail>();
const evidence = async (id: number) => (await admin.get(`${BASE}contracts/${id}/events/`)).json<Evidence[]>();
const reminders = async (id: number) =>
  (await evidence(id)).filter(({ type }) => type === 'reminded').map(({ details }) => details['signers']);
/** The subjects of what somebody was written: with their own link, and without. */
async function mailsTo(address: string): Promise<string[]> {
  const kept = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.mail.kept(db));
  const personal = test.personalMail.filter(({ to }) => to === address);
  return [...personal, ...kept.filter(({ recipient }) => recipient === address)].map(({ subject }) => subject);
}

/** Sent to two people and the studio. */
async function sent(signing_order: 'any' | 'sequential') {
  couples += 1;
  const project = (await admin.post('/api/tenant_crm/projects/', { name: `Couple ${couples}` })).json<{ id: number }>().id;
  const { id } = (await admin.post(`${BASE}contracts/`, { project_id: project, template_id: template })).json<ContractDetail>();
  const [anna, ben] = [`anna${couples}@example.com`, `ben${couples}@example.com`];
  const person = { first_name: 'Anna', last_name: 'Marlow', email: anna };
  const contact = (await admin.post('/api/tenant_crm/contacts/', person)).json<{ id: number }>().id;
  await admin.post(`/api/tenant_crm/projects/${project}/people/`, { contact_id: contact, role: 'partner1' });
  const signers = [
    { role: 'client', name: 'Anna', email: anna },
    { role: 'client', name: 'Ben', email: ben },
    { role: 'studio', name: 'Studio' },
  ];
  const body = { signing_order, signers };
  await admin.send('PATCH', { url: `${BASE}contracts/${id}/`, body, headers: { 'if-match': '*' } });
  const contract = (await admin.post(`${BASE}contracts/${id}/send/`, {})).json<ContractDetail>();
  expect(contract.state).toBe('sent');
  return { id, contract, project, anna, ben };
}

/** As if so many days had gone by since everybody was asked. */
const later = (id: number, days: number) =>
  asTenant((db) =>
    db.rows(
      `update contract_signer set asked_at = asked_at - $2 * interval '1 day', reminded_at = reminded_at - $2 * interval '1 day'
       where contract_id = $1`,
      [id, days],
    ),
  );
const ended = (id: number) =>
  asTenant((db) => db.rows(`update contract_contract set expires_at = now() - interval '1 minute' where id = $1`, [id]));

describe('who has not signed', () => {
  it('is reminded after 3, 7 and 14 days, once each, and then no more', async () => {
    const { id } = await sent('any');
    const after = async (days: number) => {
      await later(id, days);
      await run();
      await run();
      return (await reminders(id)).length;
    };
    expect([await after(2), await after(1), await after(3), await after(1), await after(6), await after(1), await after(30)]).toEqual([
      0, 1, 1, 2, 2, 3, 3,
    ]);
    expect((await reminders(id))[0]).toEqual(['Anna', 'Ben']);
  });

  it('gets one mail for reminders whose days passed while nothing ran, and none within a day of one by hand', async () => {
    const { id, anna } = await sent('any');
    await later(id, 20);
    await run();
    expect(await reminders(id)).toHaveLength(1);
    expect((await mailsTo(anna)).filter((subject) => subject.startsWith('Still to sign'))).toHaveLength(1);
    const other = await sent('any');
    await later(other.id, 4);
    await admin.post(`${BASE}contracts/${other.id}/remind/`, {});
    await run();
    expect(await reminders(other.id)).toHaveLength(1);
    await later(other.id, 1);
    await run();
    expect(await reminders(other.id)).toHaveLength(2);
  });

  it('is not reminded before it is their turn, nor after they have signed or it was taken back', async () => {
    const { id } = await sent('sequential');
    await later(id, 3);
    await run();
    expect(await reminders(id)).toEqual([['Anna']]);
    await asTenant((db) => db.rows("update contract_signer set state = 'signed' where contract_id = $1", [id]));
    await later(id, 10);
    await run();
    expect(await reminders(id)).toHaveLength(1);
    const back = await sent('any');
    await admin.post(`${BASE}contracts/${back.id}/void/`, { reason: 'Another date' });
    await later(back.id, 10);
    await run();
    expect(await reminders(back.id)).toEqual([]);
  });
});

describe('a contract whose last day to sign is over', () => {
  it('tells who has not signed and the team, once, writes it down, and its page says so', async () => {
    const { id, project, contract, anna, ben } = await sent('sequential');
    const [first] = contract.signers;
    const { path } = (await admin.get(`${BASE}contracts/${id}/signers/${first?.id}/address/`)).json<{ path: string }>();
    const token = path.split('/').at(-1) ?? '';
    await later(id, 5);
    await ended(id);
    await Promise.all([run(), run()]);
    await run();
    const ends = (await evidence(id)).filter(({ type }) => type === 'expired');
    expect(ends.map(({ details }) => details['not_signed'])).toEqual([['Anna', 'Ben', 'Studio']]);
    expect(await reminders(id)).toEqual([]);
    const over = `The time to sign is over: ${contract.title}`;
    expect((await mailsTo(anna)).filter((subject) => subject === over)).toHaveLength(1);
    // It was never Ben's turn: he has not been asked, and is told nothing.
    expect(await mailsTo(ben)).toEqual([]);
    const told = await asTenant<{ link: string }[]>((db) =>
      db.rows('select link from notifications_notification where title = $1', [`The time to sign “${contract.title}” is over`]),
    );
    expect(told.filter(({ link }) => link === `/contract/${project}`)).not.toEqual([]);
    expect((await admin.get(`${BASE}contracts/${id}/verify/`)).json<Verdict>()).toMatchObject({ ok: true, problems: [] });
    const page = (await test.visitor().get(`${BASE}public/${token}/`)).json<SigningPage>();
    expect([page.state, page.body]).toEqual(['expired', null]);
    expect((await read(id)).state).toBe('expired');
  });
});
