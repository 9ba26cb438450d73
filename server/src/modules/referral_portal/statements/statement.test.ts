import { execFile } from 'node:child_process';
import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OwnSummary, Partner, PartnerWorth, Payout, Program } from '@butterfly/contracts/referral_portal';
import type { TestClient } from '../../../platform/testing/test-client';
import { BASE, PartnerWorld } from '../testing/partner-world';
import { statementOf, type Statement } from './statement';

const run = promisify(execFile);
const START = '2027-02-05T15:00:00Z';

let world: PartnerWorld;
let program: Program;
let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'butterfly-statement-'));
  world = await PartnerWorld.open(START);
  program = await world.program({ hold_days: 0 });
});
afterAll(async () => {
  await world.test.stop();
  await fs.rm(folder, { recursive: true });
});
beforeEach(() => world.moveTo(START));

/** What a PDF says, line by line as it stands on the page. @throws Error where there is no poppler: `npm test` installs it where it may */
async function textOf(pdf: Buffer): Promise<string> {
  const file = path.join(folder, 'statement.pdf');
  await fs.writeFile(file, pdf);
  return run('pdftotext', ['-layout', file, '-']).then(
    ({ stdout }) => stdout,
    (error: { code?: string | number; message: string }) => {
      if (error.code === 'ENOENT') throw new Error('pdftotext is not installed here: install poppler-utils, or let npm test do so.');
      throw new Error(error.message);
    },
  );
}

async function statement(client: TestClient, url: string): Promise<string> {
  const answer = await client.get(url);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    ...[200, 'application/pdf', 'private, no-store'],
  ]);
  return textOf(answer.bytes);
}

const ofPartner = ({ id }: Partner, year: number) => `${BASE}/partners/${id}/statements/${year}/`;
const linesOf = (text: string) => text.split('\n').map((line) => line.trim().replace(/\s{2,}/g, ' | '));

async function read(partner: Partner, year: number): Promise<Statement> {
  const { platform, tenantA: tenantId } = world.test;
  return platform.db.withTenant({ tenantId, memberId: null }, async (db) =>
    statementOf(db, { partnerId: partner.id, year, tenant: await platform.api('auth_and_admin').tenant(db) }),
  );
}

/** The partner has agreed and named an account that is in use; the clock stands a day later. */
async function withAccount(more: Partial<Partner> = {}): Promise<{ partner: Partner; client: TestClient }> {
  const { partner, client } = await world.partner(program, more);
  await client.post(world.own(partner, 'agreement'));
  const account = { holder: 'June Rivers', country: 'US', account: '021000021 111122224321', password: 'a barn full of peonies' };
  const named = await client.send('PUT', { url: world.own(partner, 'bank-details'), body: account });
  if (named.statusCode !== 200) throw new Error(named.body);
  const [bank] = (await world.admin.get(`${BASE}/partners/${partner.id}/bank-details/`)).json<{ id: number }[]>();
  await world.admin.post(`${BASE}/partners/${partner.id}/bank-details/${bank?.id}/confirm/`);
  world.moveTo('2027-02-07T15:00:00Z');
  await client.post('/api/partner_portal/login/', { username: partner.sign_in_name, password: account.password });
  return { partner, client };
}

async function payOut({ id }: Partner): Promise<Payout> {
  const payout = (await world.run()).made.find(({ partner_id }) => partner_id === id);
  if (!payout) throw new Error('There was nothing to pay out.');
  for (const [who, verb] of [
    [world.colleague, 'approve'],
    [world.admin, 'mark-sent'],
  ] as const) {
    const answer = await who.post(`${BASE}/payouts/${payout.id}/${verb}/`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  return payout;
}

describe('the statement of a year', () => {
  it('says each commission of the golden project, what was taken back and paid out, and comes to the ledger, to the cent', async () => {
    const { partner, client } = await withAccount();
    const project = await world.wedding();
    await world.refer(partner, project);
    const payment = await world.pay(project, 200_000);
    await world.ripen();
    const { reference } = await payOut(partner);
    await world.refund(payment, 50_000);
    await world.pay(project, 225_349, '2027-02-06');
    const text = await statement(world.admin, ofPartner(partner, 2027));
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        'Statement 2027',
        `Rivergate Planning · June Rivers`,
        'Feb 1, 2027 | Tess, February 2027 | 10% | $184.32',
        `Feb 7, 2027 | Tess, February 2027 | 10% | -$46.08`,
        `Feb 7, 2027 | ${reference} | ending in 4321 | $184.32`,
      ]),
    );
    // What a client has paid is not the partner's to know.
    for (const paid of ['1,843.21', '460.80', '2,000.00']) expect(text).not.toContain(paid);
    const ledger = (await world.commissions(partner)).map(({ amount_cents }) => amount_cents);
    expect(ledger.slice(0, 2)).toEqual([18_432, -4_608]);
    const [sum] = (await read(partner, 2027)).sums;
    const total = ledger.reduce((all, cents) => all + cents, 0);
    expect(sum).toEqual({
      ...{ currency: 'USD', carried_cents: 0, earned_cents: total + 4_608, reversed_cents: -4_608, paid_cents: 18_432 },
      open_cents: total - 18_432,
    });
    const { earnings } = (await world.admin.get(`${BASE}/partners/${partner.id}/`)).json<Partner>();
    expect(earnings.pending_cents + earnings.available_cents).toBe(total - 18_432);
    const money = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        `Earned | ${money(total + 4_608)}`,
        'Taken back | -$46.08',
        'Paid out | -$184.32',
        `Open at the end of the year | ${money(total - 18_432)}`,
      ]),
    );
    // The partner reads the same.
    expect(await statement(client, `/api/partner_portal/${partner.sign_in_name}/statements/2027/`)).toBe(text);
    const own = (await client.get(world.own(partner, 'summary'))).json<OwnSummary>();
    const worth = (await world.admin.get(`${BASE}/partners/${partner.id}/worth/`)).json<PartnerWorth>();
    expect([own.statement_years, worth.statement_years]).toEqual([[2027], [2027]]);
  });

  it('carries over what was open, and has nothing of another year in it', async () => {
    const { partner } = await withAccount();
    const project = await world.wedding();
    await world.refer(partner, project);
    await world.pay(project, 200_000, '2026-12-31');
    await world.pay(project, 100_000, '2027-01-01');
    await world.ripen();
    const [before, after] = [await read(partner, 2026), await read(partner, 2027)];
    const [first, second] = (await world.commissions(partner)).map(({ amount_cents }) => amount_cents);
    expect([first, second]).toEqual([18_432, 9_216]);
    expect(before.sums).toMatchObject([{ carried_cents: 0, earned_cents: 18_432, paid_cents: 0, open_cents: 18_432 }]);
    expect(after.sums).toMatchObject([{ carried_cents: 18_432, earned_cents: 9_216, paid_cents: 0, open_cents: 27_648 }]);
    await payOut(partner);
    expect((await read(partner, 2027)).sums).toMatchObject([{ carried_cents: 18_432, paid_cents: 27_648, open_cents: 0 }]);
    expect((await read(partner, 2026)).sums).toEqual(before.sums);
    expect((await read(partner, 2028)).sums).toMatchObject([{ currency: 'USD', carried_cents: 0, open_cents: 0 }]);
    expect(await statement(world.admin, ofPartner(partner, 2028))).toContain('Nothing was earned in this year.');
  });

  it('is of the day on which it was sent by the calendar of the business', async () => {
    const { partner } = await withAccount();
    const project = await world.wedding();
    await world.refer(partner, project);
    await world.pay(project, 200_000);
    await world.ripen();
    const { id } = await payOut(partner);
    const { platform, tenantA } = world.test;
    await platform.db.withTenant({ tenantId: tenantA, memberId: null }, (db) =>
      db.rows('update referral_portal_payout set sent_at = $2::timestamptz where id = $1', [id, '2028-01-01T00:30:00Z']),
    );
    const of = (tz: string, year: number) =>
      platform.db.withTenant({ tenantId: tenantA, memberId: null }, (db) =>
        statementOf(db, { partnerId: partner.id, year, tenant: { currency: 'USD', locale: 'en-US', name: 'A', tz } }),
      );
    expect((await of('America/New_York', 2027)).payouts).toMatchObject([{ on: '2027-12-31' }]);
    expect((await of('Europe/Amsterdam', 2027)).payouts).toEqual([]);
    expect((await of('Europe/Amsterdam', 2028)).payouts).toMatchObject([{ on: '2028-01-01' }]);
  });

  it('has of a client a first name and a month, of an account the last four', async () => {
    const { partner } = await withAccount();
    const project = await world.wedding('Planted-Project of Planted-Surname');
    const sent = { name: 'Tess Planted-Surname', email: 'planted@planted.example', phone: '+1 518 555 0177', note: 'planted-note' };
    await world.made(`${BASE}/referrals/`, { partner_id: partner.id, project_id: project, event_date: '2027-06-12', ...sent });
    await world.pay(project, 200_000);
    await world.ripen();
    await payOut(partner);
    const text = await statement(world.admin, ofPartner(partner, 2027));
    expect(text).toContain('Tess, June 2027');
    for (const planted of ['Planted', 'planted', '0177', '12, 2027', '2,000.00', '4,941.75', '5,362.12', '11112222', '021000021'])
      expect([planted, text.includes(planted)]).toEqual([planted, false]);
  });

  it('is read by the partner it is of and by the team, and by nobody else', async () => {
    const [{ partner, client }, { partner: other }] = [await world.partner(program), await world.partner(program)];
    const own = ({ sign_in_name }: Partner) => `/api/partner_portal/${sign_in_name}/statements/2027/`;
    expect((await client.get(own(partner))).statusCode).toBe(200);
    expect((await client.get(own(other))).json()).toMatchObject({ code: 'referral_portal.other_partner' });
    expect((await world.test.visitor().get(own(partner))).json()).toMatchObject({ code: 'referral_portal.signed_out' });
    expect((await world.admin.get(own(partner))).json()).toMatchObject({ code: 'referral_portal.signed_out' });
    expect((await client.get(ofPartner(partner, 2027))).statusCode).toBe(401);
    const admin = await world.test.signIn('adminB');
    expect((await admin.get(ofPartner(partner, 2027))).statusCode).toBe(404);
    expect((await world.admin.get(ofPartner(partner, 1999))).statusCode).toBe(400);
  });
});
