import type { Partner, Program, Referral } from '@butterfly/contracts/referral_portal';
import { networkHash } from '../../../platform/http/network-hash';
import { BASE, PartnerWorld, PORTAL } from '../testing/partner-world';

const START = '2027-02-05T15:00:00Z';
/** From where clients of the tests connect, and so partners sign in. */
const [PARTNERS, ELSEWHERE] = ['127.0.0.1', '203.0.113.7'];

let world: PartnerWorld;
let program: Program;
let nth = 0;

beforeAll(async () => {
  world = await PartnerWorld.open(START);
  program = await world.program();
});
afterAll(() => world.test.stop());
beforeEach(() => world.moveTo(START));

const codeOf = ({ link_path }: Partner): string => link_path.split('/').at(-2) ?? '';

/** Somebody fills in the form of a business, half a minute after a partner's link has led there. */
async function fillIn({
  campaign,
  from,
  at = START,
  t = 'a',
  email = `sent.${(nth += 1)}@people.example`,
}: {
  campaign: string;
  from: string;
  email?: string;
  at?: string;
  t?: string;
}): Promise<string> {
  const { app } = world.test;
  world.moveTo(at);
  const opened = await app.inject({ method: 'GET', url: `/api/lead_page_builder/public/event/?t=${t}` });
  world.moveTo(new Date(Date.parse(at) + 30_000).toISOString());
  const form = new FormData();
  const values = { name: 'Ada Vale', email, event_date: '2027-09-18', guests: '80', consent: 'yes', step: 'send' };
  const utm = { utm_source: 'referral', utm_campaign: campaign };
  for (const [name, value] of Object.entries({ form_token: opened.json<{ form_token: string }>().form_token, ...values, ...utm }))
    form.append(name, value);
  const request = new Request('http://x/', { method: 'POST', body: form });
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: `/api/lead_page_builder/public/event/submit/?t=${t}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
    remoteAddress: from,
  });
  if (statusCode !== 303) throw new Error(`${statusCode}: ${body.slice(0, 300)}`);
  await world.heard();
  return email;
}

async function referralOf({ id }: Partner, email: string): Promise<Referral | undefined> {
  const { results } = (await world.admin.get(`${BASE}/referrals/?partner=${id}`)).json<{ results: Referral[] }>();
  return results.find((one) => one.email === email);
}

describe('a form that was filled in where the partner signs in', () => {
  it('is flagged for the team and waits as any other; one from elsewhere is not', async () => {
    const { partner } = await world.partner(program);
    const [own, other] = [
      await fillIn({ campaign: codeOf(partner), from: PARTNERS }),
      await fillIn({ campaign: codeOf(partner), from: ELSEWHERE }),
    ];
    expect(await referralOf(partner, own)).toMatchObject({ status: 'submitted', rejection: null, flags: ['same_network'] });
    expect(await referralOf(partner, other)).toMatchObject({ status: 'submitted', rejection: null, flags: [] });
  });

  it('is not flagged where another partner has signed in, nor a month after this one has', async () => {
    const { partner } = await world.partner(program);
    const late = await fillIn({ campaign: codeOf(partner), from: PARTNERS, at: '2027-03-08T15:00:00Z' });
    expect(await referralOf(partner, late)).toMatchObject({ flags: [] });
    const { database, tenantA } = world.test;
    world.moveTo(START);
    const { partner: other } = await world.partner(program);
    await database.pool.query('delete from referral_portal_session where tenant_id = $1 and partner_id = $2', [tenantA, other.id]);
    expect(await referralOf(other, await fillIn({ campaign: codeOf(other), from: PARTNERS }))).toMatchObject({ flags: [] });
  });

  it('says nothing in another business: an address is kept keyed, another one in each', async () => {
    const admin = await world.test.signIn('adminB');
    const made = async (path: string, body: object) => (await admin.post(`${BASE}/${path}/`, body)).json<Partner>();
    const { id: program_id } = await made('programs', { name: 'Planners of B' });
    const person = { company: 'Of B', contact_name: 'Bo Of-B', email: 'bo@of-b.example', username: 'of-b', program_id };
    const { id } = await made('partners', person);
    await admin.post(`${BASE}/partners/${id}/approve/`);
    await world.join(world.test.visitor(), world.invited());
    const partner = (await admin.get(`${BASE}/partners/${id}/`)).json<Partner>();
    await fillIn({ campaign: codeOf(partner), from: PARTNERS, t: 'a' });
    expect((await admin.get(`${BASE}/referrals/?partner=${id}`)).json()).toMatchObject({ count: 0 });
    await fillIn({ campaign: codeOf(partner), from: PARTNERS, t: 'b' });
    expect((await admin.get(`${BASE}/referrals/?partner=${id}`)).json()).toMatchObject({ results: [{ flags: ['same_network'] }] });

    const { database, tenantA, tenantB } = world.test;
    const { rows } = await database.pool.query<{ tenant_id: number; network_hash: string }>(
      `select tenant_id, network_hash from referral_portal_session where tenant_id in ($1, $2) and network_hash is not null
       union select tenant_id, network_hash from tenant_crm_lead where tenant_id in ($1, $2) and network_hash is not null`,
      [tenantA, tenantB],
    );
    const hashesOf = (tenant: number) => new Set(rows.filter(({ tenant_id }) => tenant_id === tenant).map((row) => row.network_hash));
    const [ofA, ofB] = [hashesOf(tenantA), hashesOf(tenantB)];
    // Of B its partner's address alone; of A that and the one from elsewhere.
    expect([ofA.size, ofB.size, [...ofB].some((hash) => ofA.has(hash))]).toEqual([2, 1, false]);
  });

  it('shows its address nowhere', async () => {
    const { partner } = await world.partner(program);
    const email = await fillIn({ campaign: codeOf(partner), from: PARTNERS });
    const { database, tenantA } = world.test;
    const { rows: leads } = await database.pool.query<{ network_hash: string; all: string }>(
      'select network_hash, (to_jsonb(l) - $3::text)::text as all from tenant_crm_lead l where tenant_id = $1 and email = $2',
      [tenantA, email, 'network_hash'],
    );
    const hash = leads[0]?.network_hash ?? '';
    expect(hash).toMatch(/^[\w-]{22}$/);
    const answers = await Promise.all(
      [`${BASE}/referrals/?partner=${partner.id}`, `/api/tenant_crm/leads/?search=${email}`].map((path) => world.admin.get(path)),
    );
    const { results } = answers[1]?.json<{ results: { id: number }[] }>() ?? { results: [] };
    answers.push(await world.admin.get(`/api/tenant_crm/leads/${results[0]?.id}/`));
    const told = [leads[0]?.all, ...answers.map(({ body }) => body)].join();
    expect(told).toContain(email);
    for (const secret of [hash, PARTNERS]) expect([secret, told.includes(secret)]).toEqual([secret, false]);
  });
});

describe('somebody whom a partner writes down', () => {
  const agreed = async () => {
    const { partner, client } = await world.partner(program);
    const { username } = (await client.get(`${PORTAL}/session/`)).json<{ username: string }>();
    expect((await client.post(`${PORTAL}/${username}/agreement/`, { agreed: true })).statusCode).toBe(200);
    const send = async (email: string) => {
      const answer = await client.post(`${PORTAL}/${username}/referrals/`, { name: 'Ada Vale', email, agreed: true });
      expect([answer.statusCode, answer.body]).toEqual([201, expect.not.stringContaining('network')]);
      await world.heard();
    };
    return { partner, send };
  };

  it('is flagged where their own form came from the network the partner is in; one from elsewhere is not', async () => {
    const { partner, send } = await agreed();
    const [near, far] = [await fillIn({ campaign: '', from: PARTNERS }), await fillIn({ campaign: '', from: ELSEWHERE })];
    for (const email of [near, far]) await send(email);
    expect(await referralOf(partner, near)).toMatchObject({ status: 'rejected', rejection: 'known_lead', flags: ['same_network'] });
    expect(await referralOf(partner, far)).toMatchObject({ status: 'rejected', rejection: 'known_lead', flags: [] });
  });

  it('is flagged as soon as they fill in a form from there themselves, once', async () => {
    const { partner, send } = await agreed();
    const [near, far] = ['written.near@people.example', 'written.far@people.example'];
    for (const email of [near, far]) await send(email);
    expect(await referralOf(partner, near)).toMatchObject({ status: 'submitted', flags: [] });
    await fillIn({ campaign: '', from: PARTNERS, email: near });
    await fillIn({ campaign: '', from: ELSEWHERE, email: far });
    await fillIn({ campaign: '', from: PARTNERS, email: near, at: '2027-02-05T16:00:00Z' });
    expect(await referralOf(partner, near)).toMatchObject({ status: 'submitted', flags: ['same_network'] });
    expect(await referralOf(partner, far)).toMatchObject({ status: 'submitted', flags: [] });
  });

  it('keeps the network of their first form', async () => {
    const { partner, send } = await agreed();
    const email = await fillIn({ campaign: '', from: ELSEWHERE });
    await fillIn({ campaign: '', from: PARTNERS, email, at: '2027-02-05T16:00:00Z' });
    await send(email);
    expect(await referralOf(partner, email)).toMatchObject({ flags: [] });
  });
});

describe('a network address as it is kept', () => {
  const signer = { hash: (text: string) => Buffer.from(text).toString('base64url') };
  const kept = (ip: string, tenantId = 1) => networkHash({ hash: (text) => signer.hash([...text].reverse().join('')) }, { ip, tenantId });

  it('is the same for all of a network of IPv6, and for an address however it is written', () => {
    expect(kept('2001:db8:1:2::5')).toBe(kept('2001:0db8:1:2:aaaa::9'));
    expect(kept('2001:db8:1:3::5')).not.toBe(kept('2001:db8:1:2::5'));
    expect(kept('::ffff:203.0.113.7')).toBe(kept(ELSEWHERE));
  });
});
