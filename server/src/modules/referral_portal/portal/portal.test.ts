import type { BankDetails, OwnBankDetails, Partner, Payout, OwnSummary, Program } from '@butterfly/contracts/referral_portal';
import type { TestClient } from '../../../platform/testing/test-client';
import { BASE, PARTNER_PASSWORD, PartnerWorld, PORTAL } from '../testing/partner-world';

const START = '2027-02-05T15:00:00Z';
let world: PartnerWorld;
let program: Program;

beforeAll(async () => {
  world = await PartnerWorld.open(START);
  program = await world.program();
});
afterAll(() => world.test.stop());
beforeEach(() => world.moveTo(START));

/** A session lasts half a day. */
const again = (client: TestClient, { sign_in_name: username }: Partner) =>
  client.post(`${PORTAL}/login/`, { username, password: PARTNER_PASSWORD });
const code = (answer: { statusCode: number; json(): object }) => [answer.statusCode, (answer.json() as { code?: string }).code];
const US = { holder: 'June Rivers', country: 'US' };
const bank = (client: TestClient, partner: Partner, account: string, more: object = {}) =>
  client.send('PUT', { url: world.own(partner, 'bank-details'), body: { ...US, account, password: PARTNER_PASSWORD, ...more } });
const banksOf = async ({ id }: Partner) => (await world.admin.get(`${BASE}/partners/${id}/bank-details/`)).json<BankDetails[]>();
const confirm = (partner: Partner, id: number) => world.colleague.post(`${BASE}/partners/${partner.id}/bank-details/${id}/confirm/`);
/** An account that is confirmed and cool. */
async function account(client: TestClient, partner: Partner, number: string): Promise<void> {
  await bank(client, partner, number);
  await confirm(partner, (await banksOf(partner))[0]?.id ?? 0);
}

describe('a partner (A-17)', () => {
  it('signs in with name and password; who is no partner hears the same as who mistypes', async () => {
    const { partner } = await world.partner(program);
    const visitor = world.test.visitor();
    expect((await visitor.get(`${PORTAL}/session/`)).json()).toEqual({ username: null });
    const signIn = (username: string, password: string) => visitor.post(`${PORTAL}/login/`, { username, password });
    const applied = await world.made<Partner>(`${BASE}/partners/`, {
      ...{ username: 'waiting', company: 'W', contact_name: 'W', email: 'w@example.com', program_id: program.id },
    });
    const wrong = await signIn(partner.sign_in_name, 'wrong password');
    for (const name of ['a.nobody', 'nowhere.nobody', 'nobody', '', applied.sign_in_name, 'admin@a.example'])
      expect([name, { ...(await signIn(name, PARTNER_PASSWORD)).json(), request_id: '' }]).toEqual([
        name,
        { ...wrong.json(), request_id: '' },
      ]);
    expect(code(wrong)).toEqual([403, 'referral_portal.sign_in_failed']);
    const right = await signIn(partner.sign_in_name.toUpperCase(), PARTNER_PASSWORD);
    expect([right.statusCode, right.json()]).toEqual([200, { username: partner.sign_in_name }]);
    expect(String(right.headers['set-cookie'])).toMatch(
      /^partnersession=[^;]+; Path=\/api\/partner_portal\/; SameSite=Lax; Max-Age=\d+; HttpOnly/,
    );
    expect((await visitor.get(`${PORTAL}/session/`)).json()).toEqual({ username: partner.sign_in_name });
    await visitor.post(`${PORTAL}/logout/`);
    expect(code(await visitor.get(world.own(partner, 'summary')))).toEqual([401, 'referral_portal.signed_out']);
  });

  it('sees the pages of the own name alone; a session of the team opens none, and theirs opens nothing of the team', async () => {
    const [{ partner, client }, { partner: other }] = [await world.partner(program), await world.partner(program)];
    for (const what of ['summary', 'referrals', 'commissions', 'bank-details']) {
      expect([what, (await client.get(world.own(partner, what))).statusCode]).toEqual([what, 200]);
      expect([what, ...code(await client.get(world.own(other, what)))]).toEqual([what, 403, 'referral_portal.other_partner']);
      expect([what, ...code(await world.admin.get(world.own(partner, what)))]).toEqual([what, 401, 'referral_portal.signed_out']);
    }
    for (const path of [`${BASE}/partners/`, '/api/tenant_crm/projects/', '/api/members_page/me/'])
      expect([path, (await client.get(path)).statusCode]).toEqual([path, 401]);
    const token = /partnersession=([^;]+)/.exec(client.cookieHeader)?.[1] ?? '';
    const asMember = world.test.visitor().get(`${BASE}/partners/`, { headers: { cookie: `sessionid=${token}` } });
    expect((await asMember).statusCode).toBe(401);
  });

  it('is out at once, everywhere, when the partnership ends', async () => {
    const { partner, client } = await world.partner(program);
    await world.admin.post(`${BASE}/partners/${partner.id}/remove/`);
    expect(code(await client.get(world.own(partner, 'summary')))).toEqual([401, 'referral_portal.signed_out']);
    const answer = await client.post(`${PORTAL}/login/`, { username: partner.sign_in_name, password: PARTNER_PASSWORD });
    expect(code(answer)).toEqual([403, 'referral_portal.sign_in_failed']);
    expect(code(await world.admin.post(`${BASE}/partners/${partner.id}/approve/`))).toEqual([409, 'invalid_transition']);
  });

  it('chooses another password by a link that works once; whoever asks hears the same', async () => {
    const { partner, client } = await world.partner(program);
    const visitor = world.test.visitor();
    await visitor.get(`${PORTAL}/session/`);
    const mails = world.test.personalMail.length;
    for (const username of [partner.sign_in_name, 'a.nobody'])
      expect((await visitor.post(`${PORTAL}/forgot/`, { username })).statusCode).toBe(204);
    expect(world.test.personalMail).toHaveLength(mails + 1);
    const token = world.invited();
    expect((await world.join(visitor, token, 'short')).json()).toMatchObject({ fields: { password: expect.anything() } });
    expect((await world.join(visitor, token, 'another good one')).json()).toEqual({ username: partner.sign_in_name });
    expect((await world.join(visitor, token, 'a third good one')).statusCode).toBe(404);
    expect(code(await client.get(world.own(partner, 'summary')))).toEqual([401, 'referral_portal.signed_out']);
  });

  it('cannot try passwords on and on', async () => {
    const { partner } = await world.partner(program);
    const { createTestApp } = await import('../../../platform/testing/create-test-app');
    const limited = await createTestApp({ env: { RATE_LIMITS: 'true' } });
    const visitor = limited.visitor();
    await visitor.get(`${PORTAL}/session/`);
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => visitor.post(`${PORTAL}/login/`, { username: partner.sign_in_name, password: 'x' })),
    );
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    await limited.stop();
  });
});

describe('what a partner reads', () => {
  it('is of a client a first name and a month: nothing else of them is in any answer', async () => {
    const { partner, client } = await world.partner(program);
    await client.post(world.own(partner, 'agreement'));
    const project = await world.wedding('Planted-Project of Planted-Surname');
    await world.refer(partner, project, 'Tess Planted-Surname');
    await world.pay(project, 200_000);
    const sent = { name: 'Noor Planted-Family', email: 'planted-address@planted-domain.example', phone: '+1 518 555 0177', agreed: true };
    const form = await client.post(world.own(partner, 'referrals'), { ...sent, note: 'planted-note', event_date: '2027-09-04' });
    expect([form.statusCode, form.json()]).toEqual([
      201,
      { first_name: 'Noor', month: '2027-09', status: 'submitted', rejection: '', earned_cents: 0 },
    ]);
    const answers = [form.body];
    for (const what of ['summary', 'referrals', 'commissions', 'bank-details'])
      answers.push((await client.get(world.own(partner, what))).body);
    const said = answers.join('\n');
    expect(said).toContain('Tess');
    expect(said).toContain('18432');
    for (const planted of [
      'Planted',
      'planted',
      '555 0177',
      '5550177',
      '-04',
      '200000',
      '184321',
      '494175',
      '536212',
      'lead_id',
      'project',
    ])
      expect([planted, said.includes(planted)]).toEqual([planted, false]);
  });

  it('is that somebody was known before, not what is known of them; the team reads why', async () => {
    const { partner, client } = await world.partner(program);
    await client.post(world.own(partner, 'agreement'));
    const { platform, tenantA: tenantId } = world.test;
    const person = {
      title: 'Known',
      first_name: 'Known',
      last_name: 'Person',
      source: 'web_form',
      source_detail: '',
      form_answers: {},
      utm: {},
    };
    await platform.db.withTenant({ tenantId, memberId: null }, (db) =>
      platform.api('tenant_crm').inquire(db, { ...person, email: 'known@people.example' }),
    );
    const send = (email: string) => client.post(world.own(partner, 'referrals'), { name: 'Known Person', email, agreed: true });
    expect((await send('known@people.example')).json()).toMatchObject({
      status: 'rejected',
      rejection: 'They were in touch with us before.',
    });
    expect((await send(`june+me@${partner.username}.example`)).json()).toMatchObject({
      status: 'rejected',
      rejection: 'This looks like your own address.',
    });
    const { results } = (await world.admin.get(`${BASE}/referrals/?partner=${partner.id}`)).json<{ results: object[] }>();
    expect(results).toMatchObject([
      { rejection: 'own_lead', flags: ['own_email'] },
      { rejection: 'known_lead', reason: expect.stringMatching(/^Lead of /) },
    ]);
  });

  it('goes with a picture of the page that their link leads to', async () => {
    const { partner, client } = await world.partner(program);
    const summary = (await client.get(world.own(partner, 'summary'))).json<OwnSummary>();
    const card = await client.get(summary.picture_path ?? '');
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('comes after the agreement', async () => {
    const { partner, client } = await world.partner(program);
    const send = () => client.post(world.own(partner, 'referrals'), { name: 'Ada Vale', email: 'ada@vale.example', agreed: true });
    expect(code(await send())).toEqual([409, 'referral_portal.agreement_needed']);
    expect((await client.post(world.own(partner, 'agreement'))).json()).toMatchObject({
      agreement: { signed_at: new Date(START).toISOString() },
    });
    expect((await send()).statusCode).toBe(201);
    expect((await client.post(world.own(partner, 'referrals'), { name: 'Ada', email: 'b@vale.example', agreed: false })).statusCode).toBe(
      400,
    );
    await world.admin.post(`${BASE}/partners/${partner.id}/pause/`);
    expect(code(await send())).toEqual([409, 'referral_portal.not_active']);
  });
});

describe('bank details', () => {
  it('are sealed, shown by their last four, and used after a day and a second pair of eyes: a run before pays the old account, one after the new', async () => {
    const { partner, client } = await world.partner(await world.program({ hold_days: 0 }));
    await client.post(world.own(partner, 'agreement'));
    await account(client, partner, '021000021 111122223333');
    expect((await client.get(world.own(partner, 'bank-details'))).json<OwnBankDetails>()).toMatchObject({
      current: null,
      coming: { state: 'cooling' },
    });
    world.moveTo('2027-02-06T16:00:00Z');
    await again(client, partner);
    const shown = await client.get(world.own(partner, 'bank-details'));
    expect(shown.json<OwnBankDetails>()).toMatchObject({ current: { last4: '3333', state: 'confirmed' }, coming: null });
    await bank(client, partner, '021000021 444455556666');
    await confirm(partner, (await banksOf(partner))[0]?.id ?? 0);
    expect((await banksOf(partner)).map(({ last4, state }) => [last4, state])).toEqual([
      ['6666', 'cooling'],
      ['3333', 'confirmed'],
    ]);
    const project = await world.wedding();
    await world.refer(partner, project);
    await world.pay(project, 200_000);
    await world.ripen();
    const before = await paid(partner);
    expect(before).toMatchObject({ account_last4: '3333', amount_cents: 18_432 });
    world.moveTo('2027-02-07T17:00:00Z');
    await world.admin.post(`${BASE}/payouts/${before?.id}/cancel/`);
    expect(await paid(partner)).toMatchObject({ account_last4: '6666', amount_cents: 18_432 });
    const { database, tenantA } = world.test;
    const { rows } = await database.pool.query<{ text: string }>(
      'select b::text as text from referral_portal_bank b where tenant_id = $1',
      [tenantA],
    );
    const told = [shown.body, JSON.stringify(await banksOf(partner)), JSON.stringify(rows)].join();
    for (const number of ['111122223333', '444455556666', '021000021']) expect([number, told.includes(number)]).toEqual([number, false]);
  });

  it('ask for the password again, and for a number that can be one', async () => {
    const { partner, client } = await world.partner(program);
    expect(code(await bank(client, partner, '021000021 123456789', { password: 'wrong' }))).toEqual([
      403,
      'referral_portal.sign_in_failed',
    ]);
    expect((await bank(client, partner, 'NL92ABNA0417164300', { country: 'NL' })).json()).toMatchObject({
      fields: { account: expect.anything() },
    });
    expect(await banksOf(partner)).toEqual([]);
  });

  it('that change are told to the address, and to the one before it', async () => {
    const { partner, client } = await world.partner(program);
    const change = { url: `${BASE}/partners/${partner.id}/`, body: { email: 'thief@example.com' }, headers: { 'if-match': '*' } };
    await world.admin.send('PATCH', change);
    await bank(client, partner, '021000021 123456789');
    const { results } = (await world.admin.get('/api/transactional_emails/logs/?page_size=200')).json<{
      results: { recipient: string; subject: string }[];
    }>();
    const rows = results.filter(({ subject }) => subject.includes('account was named'));
    const mine = rows.map(({ recipient }) => recipient).filter((to) => to === partner.email || to === 'thief@example.com');
    expect(mine.sort()).toEqual([partner.email, 'thief@example.com'].sort());
  });
});

const paid = async ({ id }: Partner): Promise<Payout | undefined> => (await world.run()).made.find(({ partner_id }) => partner_id === id);

describe('a payout', () => {
  it('is drafted when the hold is over and there is enough, by one, approved by another, and sent', async () => {
    const own = await world.program({ hold_days: 30, min_payout_cents: 5_000 });
    const { partner, client } = await world.partner(own);
    await account(client, partner, '021000021 777788889999');
    const project = await world.wedding();
    await world.refer(partner, project);
    const payment = await world.pay(project, 200_000, '2027-02-01');
    await world.ripen();
    expect(await paid(partner)).toBeUndefined();
    world.moveTo('2027-03-03T15:00:00Z');
    await world.ripen();
    const { left_out } = await world.run();
    expect(left_out).toContainEqual({
      partner_id: partner.id,
      partner_name: partner.company,
      available_cents: 18_432,
      why: 'no_agreement',
    });
    await again(client, partner);
    await client.post(world.own(partner, 'agreement'));
    const payout = await paid(partner);
    expect(payout).toMatchObject({ amount_cents: 18_432, status: 'draft', method: 'account', account_last4: '9999', commissions: 1 });
    const step = (who: TestClient, verb: string) => who.post(`${BASE}/payouts/${payout?.id}/${verb}/`);
    expect(code(await step(world.admin, 'approve'))).toEqual([409, 'referral_portal.second_person']);
    expect(code(await step(world.colleague, 'mark-sent'))).toEqual([409, 'invalid_transition']);
    const racers = await Promise.all([1, 2, 3].map(() => step(world.colleague, 'approve')));
    expect(racers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const csv = await world.admin.get(`${BASE}/payouts/export.csv/`);
    expect(csv.body).toContain('021000021 777788889999');
    expect((await step(world.admin, 'mark-sent')).json()).toMatchObject({ status: 'sent' });
    await world.refund(payment, 50_000);
    expect((await world.commissions(partner)).map(({ amount_cents, status }) => [amount_cents, status])).toEqual([
      [18_432, 'paid'],
      [-4_608, 'approved'],
    ]);
    expect((await world.run()).left_out).toContainEqual(
      expect.objectContaining({ partner_id: partner.id, available_cents: -4_608, why: 'below_minimum' }),
    );
  });

  it('is drafted once, however many press at once; without an account nobody can approve it; a cell is never a formula', async () => {
    const { partner, client } = await world.partner(await world.program({ hold_days: 0 }), { company: '=HYPERLINK("http://evil")' });
    await client.post(world.own(partner, 'agreement'));
    const project = await world.wedding();
    await world.refer(partner, project);
    await world.pay(project, 200_000);
    await world.ripen();
    const runs = await Promise.all([1, 2, 3, 4].map(() => world.run()));
    const made = runs.flatMap((run) => run.made).filter(({ partner_id }) => partner_id === partner.id);
    expect(made).toHaveLength(1);
    expect(code(await world.colleague.post(`${BASE}/payouts/${made[0]?.id}/approve/`))).toEqual([409, 'referral_portal.no_account']);
    const { body } = await world.admin.get(`${BASE}/payouts/export.csv/?status=draft`);
    expect(body).toContain(`"'=HYPERLINK(""http://evil"")"`);
  });

  it('goes by SEPA in euros alone, from an account that was named', async () => {
    expect(code(await world.admin.get(`${BASE}/payouts/sepa.xml/`))).toEqual([409, 'referral_portal.not_euro']);
    const euros = await world.test.signIn('adminB');
    expect(code(await euros.get(`${BASE}/payouts/sepa.xml/`))).toEqual([409, 'referral_portal.no_debtor']);
    const settings = (body: object) => euros.send('PATCH', { url: `${BASE}/settings/`, body, headers: { 'if-match': '*' } });
    expect((await settings({ debtor_iban: 'NL92ABNA0417164300' })).json()).toMatchObject({ fields: { debtor_iban: expect.anything() } });
    const saved = await settings({ debtor_name: 'Business B', debtor_iban: 'NL91 ABNA 0417 1643 00' });
    expect([saved.json(), saved.body.includes('0417164300')]).toMatchObject([{ debtor_last4: '4300' }, false]);
    expect(code(await euros.get(`${BASE}/payouts/sepa.xml/`))).toEqual([409, 'referral_portal.nothing_to_send']);
  });
});
