import type { Overview, Partner, PartnerWorth, Program, Referral } from '@butterfly/contracts/referral_portal';
import { BASE, PartnerWorld } from './testing/partner-world';

let world: PartnerWorld;
let program: Program;

beforeAll(async () => {
  world = await PartnerWorld.open('2027-02-05T15:00:00Z');
  program = await world.program();
});
afterAll(() => world.test.stop());
beforeEach(() => world.moveTo('2027-02-05T15:00:00Z'));

const amounts = async (partner: Partner) => (await world.commissions(partner)).map(({ amount_cents, status }) => [amount_cents, status]);

describe('ten per cent of what was collected of the golden project', () => {
  it('is 18,432 of 200,000, −4,608 of 50,000 that go back, and 49,418 when all is paid; told of twice it is earned once', async () => {
    const { partner } = await world.partner(program);
    const project = await world.wedding();
    await world.refer(partner, project);
    const payment = await world.pay(project, 200_000);
    expect(await world.commissions(partner)).toMatchObject([
      { kind: 'earn', base_cents: 184_321, amount_cents: 18_432, status: 'pending', earned_on: '2027-02-01', hold_until: '2027-03-03' },
    ]);
    await world.refund(payment, 50_000);
    expect(await amounts(partner)).toEqual([
      [18_432, 'pending'],
      [-4_608, 'pending'],
    ]);
    const { platform, tenantA } = world.test;
    await platform.db.withTenant({ tenantId: tenantA, memberId: null }, async (db) => {
      db.emit('payments.payment.succeeded@1', { payment_id: payment, project_id: project });
      db.emit('payments.payment.refunded@1', { payment_id: payment, project_id: project });
    });
    await world.heard();
    expect(await amounts(partner)).toHaveLength(2);
    await world.pay(project, 225_349);
    await world.pay(project, 160_863);
    const all = await world.commissions(partner);
    expect(all.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(49_418);
  });

  it('is earned of money that came before the partner was noted, and of a deposit once it is known what of', async () => {
    const { partner } = await world.partner(program);
    const { id } = await world.made('/api/tenant_crm/projects/', {
      name: 'Deposit first',
      event_type: 'wedding',
      event_date: '2027-06-12',
    });
    await world.pay(id, 200_000);
    await world.refer(partner, id);
    expect(await amounts(partner)).toEqual([]);
    await world.invoice(id);
    expect(await amounts(partner)).toEqual([[18_432, 'pending']]);
  });

  it('says what a partner brought and what it cost, wedding by wedding', async () => {
    const { partner } = await world.partner(program);
    const project = await world.wedding('Worth it');
    await world.refer(partner, project);
    await world.pay(project, 200_000);
    const worth = (await world.admin.get(`${BASE}/partners/${partner.id}/worth/`)).json<PartnerWorth>();
    expect(worth).toMatchObject({ agreed_net_cents: 494_175, collected_net_cents: 184_321, commission_cents: 18_432, cost_bps: 1_000 });
    expect(worth.projects).toMatchObject([{ project_name: 'Worth it', collected_net_cents: 184_321, commission_cents: 18_432 }]);
    const overview = (await world.admin.get(`${BASE}/overview/`)).json<Overview>();
    expect(overview.collected_net_cents).toBeGreaterThanOrEqual(184_321);
  });

  it('never counts twice for one wedding', async () => {
    const [{ partner }, { partner: other }] = [await world.partner(program), await world.partner(program)];
    const project = await world.wedding();
    await world.refer(partner, project);
    const again = await world.admin.post(`${BASE}/referrals/`, { partner_id: other.id, name: 'Tess', project_id: project });
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'referral_portal.already_referred' }]);
  });

  it('is not earned by what only a test has paid', async () => {
    const { partner } = await world.partner(program);
    const project = await world.wedding();
    await world.refer(partner, project);
    const { platform, tenantA } = world.test;
    await platform.db.withTenant({ tenantId: tenantA, memberId: null }, (db) =>
      db.rows("update payments_payment set provider = 'test' where project_id = $1", [project]),
    );
    const payment = await world.pay(project, 1_000);
    expect(await world.commissions(partner)).toHaveLength(1);
    await platform.db.withTenant({ tenantId: tenantA, memberId: null }, async (db) => {
      await db.rows("update payments_payment set provider = 'test' where id = $1", [payment]);
      expect(await platform.api('payments').moves(db, project)).toEqual([]);
    });
  });
});

describe('a referral', () => {
  it('keeps the terms of its day, whatever the program promises later', async () => {
    const own = await world.program();
    const { partner } = await world.partner(own);
    const project = await world.wedding();
    await world.refer(partner, project);
    const change = { url: `${BASE}/programs/${own.id}/`, body: { percent_bps: 100 } };
    expect((await world.admin.send('PATCH', change)).statusCode).toBe(428);
    expect((await world.admin.send('PATCH', { ...change, headers: { 'if-match': `"${own.id}-9"` } })).statusCode).toBe(412);
    expect((await world.admin.send('PATCH', { ...change, headers: { 'if-match': '*' } })).json()).toMatchObject({ percent_bps: 100 });
    await world.pay(project, 200_000);
    expect(await amounts(partner)).toEqual([[18_432, 'pending']]);
  });

  it('that is counted no more loses what was not paid out, and gets it back when it is counted again', async () => {
    const { partner } = await world.partner(program);
    const project = await world.wedding();
    const { id } = await world.refer(partner, project);
    await world.pay(project, 200_000);
    expect((await world.admin.post(`${BASE}/referrals/${id}/reject/`, { reason: 'Their mother works here' })).json()).toMatchObject({
      ...{ status: 'rejected', rejection: 'declined', commission_cents: 0 },
    });
    expect(await amounts(partner)).toEqual([[18_432, 'cancelled']]);
    expect((await world.admin.post(`${BASE}/referrals/${id}/accept/`)).json()).toMatchObject({
      status: 'converted',
      commission_cents: 18_432,
    });
    expect((await world.admin.post(`${BASE}/referrals/${id}/accept/`)).json()).toMatchObject({ code: 'invalid_transition' });
  });

  it('by a link is the lead that comes of it; who has sent somebody first keeps them', async () => {
    const [{ partner }, { partner: later }] = [await world.partner(program), await world.partner(program)];
    const visitor = world.test.visitor();
    const first = await visitor.get(partner.link_path);
    const second = await visitor.get(later.link_path);
    const to = new URL(String(first.headers.location), 'http://here.example');
    expect([first.statusCode, to.pathname, to.searchParams.get('t')]).toEqual([302, '/public/wedding', 'a']);
    expect(second.headers.location).toBe(first.headers.location);
    expect(String(first.headers['set-cookie'])).toMatch(/Max-Age=7776000.*HttpOnly/);
    const lead = await inquire({ email: 'lena@brides.example', utm: Object.fromEntries(to.searchParams) });
    await world.heard();
    const [referral] = await referralsOf(partner);
    expect(referral).toMatchObject({ source: 'link', status: 'submitted', lead_id: lead, name: 'Lena Vogt' });
    await world.admin.post(`${BASE}/referrals/${referral?.id}/accept/`);
    await world.admin.post(`/api/tenant_crm/leads/${lead}/convert/`, {});
    await world.heard();
    const [converted] = await referralsOf(partner);
    expect(converted?.status).toBe('converted');
    await world.invoice(converted?.project_id ?? 0);
    await world.pay(converted?.project_id ?? 0, 200_000);
    expect(await amounts(partner)).toEqual([[18_432, 'pending']]);
    expect((await world.admin.get(`${BASE}/partners/${partner.id}/`)).json()).toMatchObject({ link_visits: 1, referrals: 1, booked: 1 });
  });

  it('leads nowhere but to a page of the suite', async () => {
    const visitor = world.test.visitor();
    for (const code of ['a.0000000000', 'a.nobody'])
      expect([code, (await visitor.get(`${BASE}/public/link/${code}/`)).headers.location]).toEqual([code, '/public/wedding?t=a']);
    for (const code of ['nobody.abcd1234', '%2F%2Fevil.example', 'https:%2F%2Fevil.example', 'a', 'a.b.c'])
      expect([code, (await visitor.get(`${BASE}/public/link/${code}/`)).statusCode]).toEqual([code, 404]);
    const settings = { url: `${BASE}/settings/`, body: { landing_path: '//evil.example' }, headers: { 'if-match': '*' } };
    expect((await world.admin.send('PATCH', settings)).json()).toMatchObject({ fields: { landing_path: expect.anything() } });
  });

  it('of a wedding that was called off earns what was kept, and nothing once all went back', async () => {
    const { partner } = await world.partner(program);
    const project = await world.wedding();
    await world.refer(partner, project);
    const payment = await world.pay(project, 200_000);
    await world.refund(payment, 50_000);
    await world.refund(payment, 150_000);
    const all = await world.commissions(partner);
    expect(all.map(({ amount_cents }) => amount_cents)).toEqual([18_432, -4_608, -13_824]);
  });
});

const referralsOf = async (partner: Partner) =>
  (await world.admin.get(`${BASE}/referrals/?partner=${partner.id}`)).json<{ results: Referral[] }>().results;

/** As a form of another module would. */
async function inquire({ email, utm }: { email: string; utm: Record<string, string> }): Promise<number> {
  const { platform, tenantA: tenantId } = world.test;
  const words = { title: 'Lena Vogt', first_name: 'Lena', last_name: 'Vogt', source: 'web_form', source_detail: '', form_answers: {} };
  const { lead_id } = await platform.db.withTenant({ tenantId, memberId: null }, (db) =>
    platform.api('tenant_crm').inquire(db, { ...words, email, utm }),
  );
  return lead_id;
}
