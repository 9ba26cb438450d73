import { brotliCompressSync, constants } from 'node:zlib';
import type { Hint, Page, Stats, Submission } from '@butterfly/contracts/lead_page_builder';
import type { Lead, RecordFile } from '@butterfly/contracts/tenant_crm';
import { BASE, couple, LeadWorld, ofA, SECOND } from './testing/lead-world';

const world = new LeadWorld();
beforeAll(() => world.start());
afterAll(() => world.stop());

describe('the pages of the suite, without any set-up', () => {
  it.each([
    ['T-446', 'wedding', 'Tell us about your day'],
    ['T-447', 'event', 'What are you planning?'],
  ])('%s /public/%s is a whole document with a form', async (_id, slug, words) => {
    const { html, status, headers } = await world.open(`/public/${slug}?t=${ofA}`);
    expect([status, html.includes('<form'), html.includes(words), html.includes('<title>')]).toEqual([200, true, true, true]);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers['set-cookie']).toBeUndefined();
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    // As it travels. A server may send ten packets of 1,460 bytes before it hears from the phone: a page of more costs another way there and back.
    const travels = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    expect(travels).toBeLessThan(14_600);
    expect(/<script[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]?.length).toBeLessThan(30_000);
  });

  it.each(['wedding', 'event'])('draws the flowers of /public/%s only once its words stand there', async (slug) => {
    const { html } = await world.open(`/public/${slug}?t=${ofA}`);
    const atOnce = html.replace(/<template>[\s\S]*?<\/template>/g, '');
    expect(html.match(/<template><svg/g)?.length).toBeGreaterThan(5);
    expect(atOnce).not.toMatch(/<use /);
    expect(atOnce).toContain('<h1>');
    expect(html).toMatch(/<script[^>]*>[\s\S]*querySelectorAll\('template'\)[\s\S]*<\/script>/);
  });

  it('finds the studio by the name of the host, and answers nobody for an unknown one', async () => {
    expect((await world.open('/public/wedding', { host: `${ofA}.butterfly.example` })).html).toContain(`t=${ofA}`);
    expect((await world.open('/public/wedding?t=nobody-here')).status).toBe(404);
    expect((await world.open(`/public/no-such-page?t=${ofA}`)).status).toBe(404);
  });
});

describe('a form that is sent', () => {
  it('becomes a lead with answers, campaign, owner by rule and clock; the visitor is written to', async () => {
    const { token } = await world.open(`/public/wedding?t=${ofA}&utm_source=referral&utm_campaign=${ofA}.abcd1234`);
    world.wait(20 * SECOND);
    const answer = await world.post('wedding', {
      form_token: token,
      ...couple('eleanor@example.com'),
      utm_source: 'referral',
      utm_campaign: `${ofA}.abcd1234`,
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringContaining('/public/wedding/thanks?t=')]);
    const [row] = await world.leadsOf('eleanor@example.com');
    const lead = (await world.admin.get(`/api/tenant_crm/leads/${row?.id}/`)).json<Lead>();
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
    await world.test.dispatcher.drain();
    const mails = await world.test.platform.db.withTenant({ tenantId: world.test.tenantA, memberId: null }, (db) =>
      world.test.platform.mail.kept(db),
    );
    expect(mails.filter(({ recipient }) => recipient === 'eleanor@example.com')).toHaveLength(1);
    const thanks = await world.open(String(answer.headers.location));
    expect([thanks.status, thanks.html]).toEqual([200, expect.stringContaining('We have your message')]);
    expect(thanks.html).toContain('we still have space on Saturday, June 12, 2027');
  });

  it('again within a day is merged: no second lead, a note, and marked as a repetition', async () => {
    await world.send('wedding', couple('twice@example.com'));
    world.wait(3_600 * SECOND);
    await world.send('wedding', { ...couple('twice@example.com'), style: 'Now in pink' });
    const leads = await world.leadsOf('twice@example.com');
    expect(leads).toHaveLength(1);
    expect((await world.sentBy('twice@example.com')).map(({ status }) => status)).toEqual(['duplicate', 'ok']);
    const notes = (await world.admin.get(`/api/tenant_crm/project_notes/?subject_type=lead&subject_id=${leads[0]?.id}`)).body;
    expect(notes).toContain('Now in pink');
  });

  it('sent twice at once is one', async () => {
    const { token } = await world.open(`/public/wedding?t=${ofA}`);
    world.wait(20 * SECOND);
    const values = { form_token: token, ...couple('double@example.com') };
    const answers = await Promise.all([world.post('wedding', values), world.post('wedding', values), world.post('wedding', values)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(await world.sentBy('double@example.com')).toHaveLength(1);
  });

  it('brings its pictures to the lead, and leaves behind what is none', async () => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const inspiration = [
      new File([png], 'arch.png', { type: 'image/png' }),
      new File(['<script>1</script>'], 'x.png', { type: 'image/png' }),
    ];
    await world.send('wedding', { ...couple('pictures@example.com'), inspiration: inspiration as never });
    const [lead] = await world.leadsOf('pictures@example.com');
    const files = (await world.admin.get(`/api/records/tenant_crm.lead/${lead?.id}/files/`)).json<RecordFile[]>();
    expect(files.map(({ name }) => name)).toEqual(['arch.png']);
  });

  it('comes back with what was written and what is missing, and answers “are you free” before it is sent', async () => {
    const missing = await world.send('wedding', { name: 'Eleanor', email: 'no address', step: 'send', style: 'kept "words"' });
    expect(missing.statusCode).toBe(422);
    for (const words of ['This is not an e-mail address.', 'We may only answer you', 'kept &quot;words&quot;'])
      expect(missing.body).toContain(words);
    const check = await world.send('wedding', { event_date: '2027-06-12', step: 'check' });
    expect([check.statusCode, check.body]).toEqual([200, expect.stringContaining('Yes, we still have space on Saturday, June 12, 2027.')]);
    expect(
      (await world.admin.get(`${BASE}submissions/?search=Eleanor&page_size=200`))
        .json<{ results: Submission[] }>()
        .results.filter(({ email }) => email === ''),
    ).toEqual([]);
  });
});

describe('a page of a studio', () => {
  it('is seen when it is published, keeps its draft apart, and goes back to a version', async () => {
    const page = await world.make('Garden weddings');
    expect((await world.open(page.public_path)).status).toBe(404);
    await world.admin.post(`${BASE}pages/${page.id}/publish/`, {});
    expect((await world.open(page.public_path)).html).toContain('picked them together');
    const hero = {
      type: 'hero',
      props: { id: 'h', eyebrow: '', title: 'In the garden <b>', text: '', button: '', look: 'plain', picture: null },
    };
    const saved = await world.patch(`${BASE}pages/${page.id}/`, { data: { content: [hero] } }, '*');
    expect(saved.json<Page>()).toMatchObject({ has_changes: true });
    expect((await world.open(page.public_path)).html).toContain('picked them together');
    await world.admin.post(`${BASE}pages/${page.id}/publish/`, {});
    const { html } = await world.open(page.public_path);
    expect([html.includes('In the garden &lt;b&gt;'), html.includes('<form')]).toEqual([true, true]);
    const versions = (await world.admin.get(`${BASE}pages/${page.id}/versions/`)).json<{ id: number }[]>();
    expect(versions).toHaveLength(2);
    const back = (await world.admin.post(`${BASE}pages/${page.id}/restore/`, { version_id: versions[1]?.id })).json<Page>();
    expect([JSON.stringify(back.data).includes('picked them together'), back.has_changes]).toEqual([true, true]);
    await world.admin.post(`${BASE}pages/${page.id}/unpublish/`, {});
    expect((await world.open(page.public_path)).status).toBe(404);
  });

  it('refuses a save without If-Match, and one over a colleague’s', async () => {
    const page = await world.make('Two at once');
    const path = `${BASE}pages/${page.id}/`;
    const tag = String((await world.admin.get(path)).headers.etag);
    expect((await world.patch(path, { title: 'One' })).statusCode).toBe(428);
    expect((await world.patch(path, { title: 'One' }, tag)).statusCode).toBe(200);
    const second = await world.patch(path, { title: 'Two' }, tag);
    expect([second.statusCode, second.json<{ current: Page }>().current.title]).toEqual([412, 'One']);
  });

  it('takes an address only once, and refuses blocks that are none', async () => {
    const page = await world.make('Only one');
    expect((await world.admin.post(`${BASE}pages/`, { title: 'Other', slug: page.slug, kind: 'event' })).json()).toMatchObject({
      code: 'lead_page_builder.slug_taken',
    });
    const script = { type: 'video', props: { id: 'v', title: '', address: 'javascript:alert(1)', text: '' } };
    for (const content of [[{ type: 'html', props: { id: 'x' } }], [script]])
      expect((await world.patch(`${BASE}pages/${page.id}/`, { data: { content } }, '*')).statusCode).toBe(400);
  });

  it('shares its visits with a variant; what came of each is counted, and nobody wins below a hundred', async () => {
    const page = await world.make('Test me');
    await world.admin.post(`${BASE}pages/${page.id}/publish/`, {});
    const b = (await world.admin.post(`${BASE}pages/${page.id}/duplicate/`, { variant: true })).json<Page>();
    await world.admin.post(`${BASE}pages/${b.id}/publish/`, {});
    for (let nth = 0; nth < 40; nth += 1) await world.open(page.public_path, { 'user-agent': `Mozilla/5.0 Visitor ${nth}` });
    await world.patch(`${BASE}pages/${page.id}/`, { spend_cents: 50_000 }, '*');
    await world.send(page.slug, couple('variant@example.com'));
    const stats = (await world.admin.get(`${BASE}pages/${page.id}/stats/`)).json<Stats>();
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
    const page = await world.make('Ours');
    await world.admin.post(`${BASE}pages/${page.id}/publish/`, {});
    expect((await world.open(`/public/${page.slug}?t=b`)).status).toBe(404);
    expect((await world.post(page.slug, { step: 'send' }, { t: 'b' })).statusCode).toBe(404);
    const adminB = await world.test.signIn('adminB');
    expect((await adminB.get(`${BASE}pages/${page.id}/`)).statusCode).toBe(404);
  });

  it('may stand in a page of others only where it is embedded', async () => {
    const plain = await world.open(`/public/wedding?t=${ofA}`);
    const embedded = await world.open(`/public/wedding?t=${ofA}&embed=1`);
    expect([plain.headers['x-frame-options'], embedded.headers['x-frame-options']]).toEqual(['DENY', undefined]);
    expect(embedded.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(embedded.html).toContain('&amp;embed=1"');
    expect((await world.test.app.inject('/public/embed.js')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('what a studio says before anything is sent', () => {
  it('says what a day and a budget are like, once enough events are known; never of fewer than three', async () => {
    const hint = async (query: string) => (await world.test.visitor().get(`${BASE}public/wedding/hint/?t=${ofA}&${query}`)).json<Hint>();
    expect((await hint('guests=80')).lines).toEqual([]);
    const stages = (await world.admin.get('/api/tenant_crm/project_stages/')).json<{ id: number; kind: string }[]>();
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
      const made = await world.admin.post('/api/tenant_crm/projects/', body);
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
      world.test.platform.db.withTenant({ tenantId: world.test.tenantA, memberId: null }, (db) =>
        db.rows('update auth_and_admin_tenant set locale = $1 where id = $2 returning id', [locale, world.test.tenantA]),
      );
    await speak('nl-NL');
    const page = await world.open(`/public/event?t=${ofA}`);
    for (const words of [
      '<html lang="nl"',
      'Een ruimte die mensen bijblijft',
      '<title>Bloemen voor evenementen – ',
      'Je naam',
      'Zijn jullie die dag vrij?',
      'Een bedrijfsfeest',
      'Jullie mogen bewaren',
    ])
      expect(page.html).toContain(words);
    expect(page.html).not.toMatch(/A room people remember|Send it to us|Flowers for events/);
    world.wait(20 * SECOND);
    const back = await world.post('event', { form_token: page.token, name: 'Noor', email: 'noor', step: 'send' });
    for (const words of ['Dit is geen e-mailadres.', 'Er ontbreekt nog iets.']) expect(back.body).toContain(words);
    const wish = {
      name: 'Noor de Vries',
      email: 'noor@example.com',
      event_kind: 'Een bedrijfsfeest',
      event_date: '2027-09-18',
      consent: 'yes',
      step: 'send',
    };
    const sent = await world.post('event', { form_token: page.token, ...wish });
    expect(sent.statusCode).toBe(303);
    const thanks = await world.open(sent.headers.location ?? '');
    for (const words of ['We hebben je bericht', 'Ja, op zaterdag 18 september 2027 hebben we nog plek.'])
      expect(thanks.html).toContain(words);
    expect((await world.leadsOf('noor@example.com'))[0]).toMatchObject({ event_type: 'corporate' });
    await speak('en-US');
  });
});
