import type { Hint, Overview, Page, Stats, Submission } from '@butterfly/contracts/lead_page_builder';
import type { Lead, RecordFile } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const BASE = '/api/lead_page_builder/';
const SECOND = 1_000;
let now = new Date('2027-03-10T15:00:00.000Z');

let test: TestApp;
let admin: TestClient;
let count = 0;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, env: { RATE_LIMITS: 'false' } });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const patch = (url: string, body: object, ifMatch?: string) =>
  admin.send('PATCH', { url, body, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } });
const wait = (ms: number) => void (now = new Date(now.getTime() + ms));
const ofA = 'a';

interface Opened {
  readonly html: string;
  readonly token: string;
}

async function open(
  path: string,
  headers: Record<string, string> = {},
): Promise<Opened & { status: number; headers: Record<string, unknown> }> {
  const answer = await test.app.inject({ method: 'GET', url: path, headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile', ...headers } });
  return {
    html: answer.body,
    token: /name="form_token" value="([^"]+)"/.exec(answer.body)?.[1] ?? '',
    status: answer.statusCode,
    headers: answer.headers,
  };
}

type Values = Readonly<Record<string, string | readonly string[] | Blob>>;

async function post(slug: string, values: Values, { t = ofA, ip = `10.0.0.${(count += 1) % 250}` }: { t?: string; ip?: string } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one as string);
  const request = new Request('http://x/', { method: 'POST', body: form });
  return test.app.inject({
    method: 'POST',
    url: `${BASE}public/${slug}/submit/?t=${t}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
    remoteAddress: ip,
  });
}

const couple = (email: string) => ({
  name: 'Eleanor Marlow',
  partner: 'Ada Okafor',
  email,
  phone: '+1 518 555 0100',
  event_date: '2027-06-12',
  venue: 'Stonecroft Barn',
  guests: '120',
  budget: '500000-1000000',
  needs: ['Ceremony', 'Candles and vessels to hire'],
  style: 'White and green',
  consent: 'yes',
  step: 'send',
});

async function send(slug: string, values: Values, at: { t?: string; ip?: string } = {}) {
  const { token } = await open(`/public/${slug}?t=${at.t ?? ofA}&utm_source=spring`);
  wait(20 * SECOND);
  return post(slug, { form_token: token, ...values }, at);
}

const leadsOf = async (email: string) =>
  (await admin.get(`/api/tenant_crm/leads/?search=${encodeURIComponent(email)}`)).json<{ results: Lead[] }>().results;
const sentBy = async (email: string) =>
  (await admin.get(`${BASE}submissions/?search=${encodeURIComponent(email)}`)).json<{ results: Submission[] }>().results;

describe('the pages of the suite, without any set-up', () => {
  it.each([
    ['T-446', 'wedding', 'Tell us about your day'],
    ['T-447', 'event', 'What are you planning?'],
  ])('%s /public/%s is a whole document with a form', async (_id, slug, words) => {
    const { html, status, headers } = await open(`/public/${slug}?t=${ofA}`);
    expect([status, html.includes('<form'), html.includes(words), html.includes('<title>')]).toEqual([200, true, true, true]);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    expect(/<script[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]?.length).toBeLessThan(30_000);
  });

  it('finds the studio by the name of the host, and answers nobody for an unknown one', async () => {
    expect((await open('/public/wedding', { host: `${ofA}.butterfly.example` })).html).toContain(`t=${ofA}`);
    expect((await open('/public/wedding?t=nobody-here')).status).toBe(404);
    expect((await open(`/public/no-such-page?t=${ofA}`)).status).toBe(404);
  });
});

describe('a form that is sent', () => {
  it('becomes a lead with answers, campaign, owner by rule and clock; the visitor is written to at once', async () => {
    const { token } = await open(`/public/wedding?t=${ofA}&utm_source=referral&utm_campaign=${ofA}.abcd1234`);
    wait(20 * SECOND);
    const answer = await post('wedding', {
      form_token: token,
      ...couple('eleanor@example.com'),
      utm_source: 'referral',
      utm_campaign: `${ofA}.abcd1234`,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringContaining('/public/wedding/thanks?t=')]);
    const [row] = await leadsOf('eleanor@example.com');
    const lead = (await admin.get(`/api/tenant_crm/leads/${row?.id}/`)).json<Lead>();
    expect(lead).toMatchObject({
      title: 'Eleanor Marlow & Ada Okafor: Wedding flowers',
      first_name: 'Eleanor',
      event_type: 'wedding',
      event_date: '2027-06-12',
      guest_count: 120,
      venue_text: 'Stonecroft Barn',
      budget_min_cents: 500_000,
      budget_max_cents: 1_000_000,
      source: 'web_form',
      utm: { utm_source: 'referral', utm_campaign: `${ofA}.abcd1234` },
    });
    expect(lead.sla_due_at).not.toBeNull();
    expect(lead.form_answers).toMatchObject({ needs: 'Ceremony, Candles and vessels to hire' });
    const mails = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.mail.kept(db));
    expect(mails.filter(({ recipient }) => recipient === 'eleanor@example.com')).toHaveLength(1);
    const thanks = await open(String(answer.headers.location));
    expect([thanks.status, thanks.html]).toEqual([200, expect.stringContaining('We have your message')]);
    expect(thanks.html).toContain('we still have space on Saturday, June 12, 2027');
  });

  it('again within a day is merged: no second lead, a note, and marked as a repetition', async () => {
    await send('wedding', couple('twice@example.com'));
    wait(3_600 * SECOND);
    await send('wedding', { ...couple('twice@example.com'), style: 'Now in pink' });
    const leads = await leadsOf('twice@example.com');
    expect(leads).toHaveLength(1);
    expect((await sentBy('twice@example.com')).map(({ status }) => status)).toEqual(['duplicate', 'ok']);
    const notes = (await admin.get(`/api/tenant_crm/project_notes/?subject_type=lead&subject_id=${leads[0]?.id}`)).body;
    expect(notes).toContain('Now in pink');
  });

  it('sent twice at once is one', async () => {
    const { token } = await open(`/public/wedding?t=${ofA}`);
    wait(20 * SECOND);
    const values = { form_token: token, ...couple('double@example.com') };
    const answers = await Promise.all([post('wedding', values), post('wedding', values), post('wedding', values)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await sentBy('double@example.com')).toHaveLength(1);
  });

  it('brings its pictures to the lead, and leaves behind what is none', async () => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const inspiration = [
      new File([png], 'arch.png', { type: 'image/png' }),
      new File(['<script>1</script>'], 'x.png', { type: 'image/png' }),
    ];
    await send('wedding', { ...couple('pictures@example.com'), inspiration: inspiration as never });
    const [lead] = await leadsOf('pictures@example.com');
    const files = (await admin.get(`/api/records/tenant_crm.lead/${lead?.id}/files/`)).json<RecordFile[]>();
    expect(files.map(({ name }) => name)).toEqual(['arch.png']);
  });

  it('comes back with what was written and what is missing, and answers “are you free” before it is sent', async () => {
    const missing = await send('wedding', { name: 'Eleanor', email: 'no address', step: 'send', style: 'kept "words"' });
    expect(missing.statusCode).toBe(422);
    for (const words of ['This is not an e-mail address.', 'We may only answer you', 'kept &quot;words&quot;'])
      expect(missing.body).toContain(words);
    const check = await send('wedding', { event_date: '2027-06-12', step: 'check' });
    expect([check.statusCode, check.body]).toEqual([200, expect.stringContaining('Yes, we still have space on Saturday, June 12, 2027.')]);
    expect(
      (await admin.get(`${BASE}submissions/?search=Eleanor&page_size=200`))
        .json<{ results: Submission[] }>()
        .results.filter(({ email }) => email === ''),
    ).toEqual([]);
  });
});

describe('hostile visitors', () => {
  it('a machine falls into the trap, is thanked, and makes no lead; the team can say that it was none', async () => {
    const answer = await send('wedding', { ...couple('trap@example.com'), website: 'https://spam.example' });
    expect(answer.statusCode).toBe(303);
    expect(await leadsOf('trap@example.com')).toEqual([]);
    const [spam] = await sentBy('trap@example.com');
    expect(spam).toMatchObject({ status: 'spam', spam_reason: expect.stringContaining('do not see') as string });
    expect((await admin.post(`${BASE}submissions/${spam?.id}/not-spam/`, {})).json<Submission>()).toMatchObject({ status: 'ok' });
    expect(await leadsOf('trap@example.com')).toHaveLength(1);
  });

  it('is asked again in less than three seconds, and with a token that is old, made up, or of another page or studio', async () => {
    const { token } = await open(`/public/wedding?t=${ofA}`);
    wait(2 * SECOND);
    const hasty = await post('wedding', { form_token: token, ...couple('hasty@example.com') });
    expect([hasty.statusCode, hasty.body]).toEqual([409, expect.stringContaining('That was quick')]);
    const other = (await open('/public/wedding?t=b')).token;
    wait(10 * SECOND);
    for (const wrong of ['', 'made.up', other, (await open(`/public/event?t=${ofA}`)).token])
      expect((await post('wedding', { form_token: wrong, ...couple('hasty@example.com') })).statusCode).toBe(409);
    wait(25 * 3_600 * SECOND);
    expect((await post('wedding', { form_token: token, ...couple('hasty@example.com') })).statusCode).toBe(409);
    expect(await sentBy('hasty@example.com')).toEqual([]);
  });

  it('a flood from one address, and many links, are kept apart as spam', async () => {
    for (let nth = 0; nth < 10; nth += 1) await send('wedding', couple(`flood${nth}@example.com`), { ip: '10.9.9.9' });
    expect((await sentBy('flood9@example.com'))[0]).toMatchObject({ status: 'spam', lead_id: null });
    await send('wedding', { ...couple('links@example.com'), style: 'https://a.example https://b.example https://c.example' });
    expect((await sentBy('links@example.com'))[0]).toMatchObject({ status: 'spam' });
  });

  it('script in every field stays text: in the page that comes back, in the mail and for the team', async () => {
    const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const values = { ...couple('evil@example.com'), name: evil, partner: evil, venue: evil, style: evil, phone: evil };
    const back = await send('wedding', { ...values, consent: [] as never });
    expect(back.body).not.toMatch(/<script>alert|<img src=x/);
    await send('wedding', values);
    const [lead] = await leadsOf('evil@example.com');
    expect(lead?.title).toContain('<script>alert(1)</script>');
    const mails = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.mail.kept(db));
    expect(mails.filter(({ recipient }) => recipient === 'evil@example.com')).toHaveLength(1);
  });

  it('a list that is answered with something else, a budget that is none and a day that does not exist are refused', async () => {
    const wrong = await send('wedding', {
      ...couple('choices@example.com'),
      heard: 'By telepathy',
      budget: '1; drop table',
      event_date: '2027-13-45',
    });
    expect([wrong.statusCode, (wrong.body.match(/class="lp-problem"/g) ?? []).length]).toEqual([422, 3]);
  });

  it('leads nowhere that the studio has not said, and the studio may not say javascript', async () => {
    const { token } = await open(`/public/wedding?t=${ofA}&redirect_url=https://evil.example`);
    wait(20 * SECOND);
    const answer = await post('wedding', { form_token: token, ...couple('redirect@example.com'), redirect_url: 'https://evil.example' });
    expect(String(answer.headers.location)).toMatch(/^\/public\/wedding\/thanks\?/);
    const page = await make('Redirects');
    for (const redirect_url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example'])
      expect((await patch(`${BASE}pages/${page.id}/`, { redirect_url }, '*')).statusCode).toBe(400);
  });

  it('counts one visitor of a day once, and machines never', async () => {
    const before = await overview();
    for (let nth = 0; nth < 3; nth += 1) await open(`/public/event?t=${ofA}`, { 'user-agent': 'Mozilla/5.0 One' });
    await open(`/public/event?t=${ofA}`, { 'user-agent': 'Googlebot/2.1' });
    const visits = ({ slugs }: Overview) => slugs.find(({ slug }) => slug === 'event')?.visits ?? 0;
    expect(visits(await overview()) - visits(before)).toBe(1);
  });
});

const overview = async () => (await admin.get(`${BASE}overview/`)).json<Overview>();

async function make(title: string, more: object = {}): Promise<Page> {
  const answer = await admin.post(`${BASE}pages/`, { title, slug: `page-${(count += 1)}`, kind: 'wedding', ...more });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Page>();
}

describe('a page of a studio', () => {
  it('is seen when it is published, keeps its draft apart, and goes back to a version', async () => {
    const page = await make('Garden weddings');
    expect((await open(page.public_path)).status).toBe(404);
    await admin.post(`${BASE}pages/${page.id}/publish/`, {});
    expect((await open(page.public_path)).html).toContain('picked them together');
    const hero = {
      type: 'hero',
      props: { id: 'h', eyebrow: '', title: 'In the garden <b>', text: '', button: '', look: 'plain', picture: null },
    };
    const saved = await patch(`${BASE}pages/${page.id}/`, { data: { content: [hero] } }, '*');
    expect(saved.json<Page>()).toMatchObject({ has_changes: true });
    expect((await open(page.public_path)).html).toContain('picked them together');
    await admin.post(`${BASE}pages/${page.id}/publish/`, {});
    const { html } = await open(page.public_path);
    expect([html.includes('In the garden &lt;b&gt;'), html.includes('<form')]).toEqual([true, true]);
    const versions = (await admin.get(`${BASE}pages/${page.id}/versions/`)).json<{ id: number }[]>();
    expect(versions).toHaveLength(2);
    const back = (await admin.post(`${BASE}pages/${page.id}/restore/`, { version_id: versions[1]?.id })).json<Page>();
    expect([JSON.stringify(back.data).includes('picked them together'), back.has_changes]).toEqual([true, true]);
    await admin.post(`${BASE}pages/${page.id}/unpublish/`, {});
    expect((await open(page.public_path)).status).toBe(404);
  });

  it('refuses a save without If-Match, and one over a colleague’s', async () => {
    const page = await make('Two at once');
    const path = `${BASE}pages/${page.id}/`;
    const tag = String((await admin.get(path)).headers.etag);
    expect((await patch(path, { title: 'One' })).statusCode).toBe(428);
    expect((await patch(path, { title: 'One' }, tag)).statusCode).toBe(200);
    const second = await patch(path, { title: 'Two' }, tag);
    expect([second.statusCode, second.json<{ current: Page }>().current.title]).toEqual([412, 'One']);
  });

  it('takes an address only once, and refuses blocks that are none', async () => {
    const page = await make('Only one');
    expect((await admin.post(`${BASE}pages/`, { title: 'Other', slug: page.slug, kind: 'event' })).json()).toMatchObject({
      code: 'lead_page_builder.slug_taken',
    });
    const script = { type: 'video', props: { id: 'v', title: '', address: 'javascript:alert(1)', text: '' } };
    for (const content of [[{ type: 'html', props: { id: 'x' } }], [script]])
      expect((await patch(`${BASE}pages/${page.id}/`, { data: { content } }, '*')).statusCode).toBe(400);
  });

  it('shares its visits with a variant; what came of each is counted, and nobody wins below a hundred', async () => {
    const page = await make('Test me');
    await admin.post(`${BASE}pages/${page.id}/publish/`, {});
    const b = (await admin.post(`${BASE}pages/${page.id}/duplicate/`, { variant: true })).json<Page>();
    await admin.post(`${BASE}pages/${b.id}/publish/`, {});
    for (let nth = 0; nth < 40; nth += 1) await open(page.public_path, { 'user-agent': `Mozilla/5.0 Visitor ${nth}` });
    await patch(`${BASE}pages/${page.id}/`, { spend_cents: 50_000 }, '*');
    await send(page.slug, couple('variant@example.com'));
    const stats = (await admin.get(`${BASE}pages/${page.id}/stats/`)).json<Stats>();
    expect(stats.variants.reduce((sum, { visits }) => sum + visits, 0)).toBe(41);
    expect(Math.min(...stats.variants.map(({ visits }) => visits))).toBeGreaterThan(5);
    expect(stats).toMatchObject({
      sent: 1,
      conversion_bps: Math.round(10_000 / 41),
      cost_per_lead_cents: 50_000,
      test: { winner: null, enough: false },
    });
  });

  it('belongs to one studio alone', async () => {
    const page = await make('Ours');
    await admin.post(`${BASE}pages/${page.id}/publish/`, {});
    expect((await open(`/public/${page.slug}?t=b`)).status).toBe(404);
    expect((await post(page.slug, { step: 'send' }, { t: 'b' })).statusCode).toBe(404);
    const adminB = await test.signIn('adminB');
    expect((await adminB.get(`${BASE}pages/${page.id}/`)).statusCode).toBe(404);
  });

  it('may stand in a page of others only where it is embedded', async () => {
    const plain = await open(`/public/wedding?t=${ofA}`);
    const embedded = await open(`/public/wedding?t=${ofA}&embed=1`);
    expect([plain.headers['x-frame-options'], embedded.headers['x-frame-options']]).toEqual(['DENY', undefined]);
    expect(embedded.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(embedded.html).toContain('&amp;embed=1"');
    expect((await test.app.inject('/public/embed.js')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('what a studio says before anything is sent', () => {
  it('says what a day and a budget are like, once enough events are known; never of fewer than three', async () => {
    const hint = async (query: string) => (await test.visitor().get(`${BASE}public/wedding/hint/?t=${ofA}&${query}`)).json<Hint>();
    expect((await hint('guests=80')).lines).toEqual([]);
    const stages = (await admin.get('/api/tenant_crm/project_stages/')).json<{ id: number; kind: string }[]>();
    const booked = stages.find(({ kind }) => kind === 'booked')?.id;
    for (const budget_cents of [400_000, 450_000, 800_000]) {
      const body = {
        name: `Past ${budget_cents}`,
        event_type: 'wedding',
        event_date: '2027-08-14',
        guest_count: 80,
        budget_cents,
        stage_id: booked,
      };
      const made = await admin.post('/api/tenant_crm/projects/', body);
      if (made.statusCode !== 201) throw new Error(made.body);
    }
    expect((await hint('guests=80&date=2027-06-12')).lines).toEqual([
      'Yes, we still have space on Saturday, June 12, 2027.',
      'For 80 guests, $4,500 is a typical budget with us.',
    ]);
    expect((await hint('guests=80&budget=500000-1000000')).lines[0]).toContain('yours fits');
    expect(await hint('date=2027-08-14')).toMatchObject({ date: 'full' });
    expect(await hint('date=2020-01-01')).toMatchObject({ date: 'past' });
  });
});

describe('a studio of another language', () => {
  it('asks, refuses, hints and thanks in it; its leads are of the same kinds', async () => {
    const speak = (locale: string) =>
      test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
        db.rows('update auth_and_admin_tenant set locale = $1 where id = $2 returning id', [locale, test.tenantA]),
      );
    await speak('nl-NL');
    const page = await open(`/public/event?t=${ofA}`);
    for (const words of ['<html lang="nl"', 'Je naam', 'Zijn jullie die dag vrij?', 'Een bedrijfsfeest', 'Jullie mogen bewaren'])
      expect(page.html).toContain(words);
    wait(20 * SECOND);
    const back = await post('event', { form_token: page.token, name: 'Noor', email: 'noor', step: 'send' });
    for (const words of ['Dit is geen e-mailadres.', 'Er ontbreekt nog iets.']) expect(back.body).toContain(words);
    const wish = {
      name: 'Noor de Vries',
      email: 'noor@example.com',
      event_kind: 'Een bedrijfsfeest',
      event_date: '2027-09-18',
      consent: 'yes',
      step: 'send',
    };
    const sent = await post('event', { form_token: page.token, ...wish });
    expect(sent.statusCode).toBe(303);
    const thanks = await open(sent.headers.location ?? '');
    for (const words of ['We hebben je bericht', 'Ja, op zaterdag 18 september 2027 hebben we nog plek.'])
      expect(thanks.html).toContain(words);
    expect((await leadsOf('noor@example.com'))[0]).toMatchObject({ event_type: 'corporate' });
    await speak('en-US');
  });
});
