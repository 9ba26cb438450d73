import type { Overview, Submission } from '@butterfly/contracts/lead_page_builder';
import { BASE, couple, LeadWorld, ofA, SECOND } from '../testing/lead-world';

const world = new LeadWorld();
beforeAll(() => world.start());
afterAll(() => world.stop());

describe('hostile visitors', () => {
  it('a machine falls into the trap, is thanked, and makes no lead; the team can say that it was none', async () => {
    const answer = await world.send('wedding', { ...couple('trap@example.com'), website: 'https://spam.example' });
    expect(answer.statusCode).toBe(303);
    expect(await world.leadsOf('trap@example.com')).toEqual([]);
    const [spam] = await world.sentBy('trap@example.com');
    expect(spam).toMatchObject({ status: 'spam', spam_reason: expect.stringContaining('do not see') as string });
    expect((await world.admin.post(`${BASE}submissions/${spam?.id}/not-spam/`, {})).json<Submission>()).toMatchObject({ status: 'ok' });
    expect(await world.leadsOf('trap@example.com')).toHaveLength(1);
  });

  it('is asked again in less than three seconds, and with a token that is old, made up, or of another page or studio', async () => {
    const { token } = await world.open(`/public/wedding?t=${ofA}`);
    world.wait(2 * SECOND);
    const hasty = await world.post('wedding', { form_token: token, ...couple('hasty@example.com') });
    expect([hasty.statusCode, hasty.body]).toEqual([409, expect.stringContaining('That was quick')]);
    const other = (await world.open('/public/wedding?t=b')).token;
    world.wait(10 * SECOND);
    for (const wrong of ['', 'made.up', other, (await world.open(`/public/event?t=${ofA}`)).token])
      expect((await world.post('wedding', { form_token: wrong, ...couple('hasty@example.com') })).statusCode).toBe(409);
    world.wait(25 * 3_600 * SECOND);
    expect((await world.post('wedding', { form_token: token, ...couple('hasty@example.com') })).statusCode).toBe(409);
    expect(await world.sentBy('hasty@example.com')).toEqual([]);
  });

  it('a flood from one address, and many links, are kept apart as spam', async () => {
    for (let nth = 0; nth < 10; nth += 1) await world.send('wedding', couple(`flood${nth}@example.com`), { ip: '10.9.9.9' });
    expect((await world.sentBy('flood9@example.com'))[0]).toMatchObject({ status: 'spam', lead_id: null });
    await world.send('wedding', { ...couple('links@example.com'), style: 'https://a.example https://b.example https://c.example' });
    expect((await world.sentBy('links@example.com'))[0]).toMatchObject({ status: 'spam' });
  });

  it('script in every field stays text: in the page that comes back, in the mail and for the team', async () => {
    const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    const values = { ...couple('evil@example.com'), name: evil, partner: evil, venue: evil, style: evil, phone: evil };
    const back = await world.send('wedding', { ...values, consent: [] as never });
    expect(back.body).not.toMatch(/<script>alert|<img src=x/);
    await world.send('wedding', values);
    const [lead] = await world.leadsOf('evil@example.com');
    expect(lead?.title).toContain('<script>alert(1)</script>');
    await world.test.dispatcher.drain();
    const mails = await world.test.platform.db.withTenant({ tenantId: world.test.tenantA, memberId: null }, (db) =>
      world.test.platform.mail.kept(db),
    );
    expect(mails.filter(({ recipient }) => recipient === 'evil@example.com')).toHaveLength(1);
  });

  it('a list that is answered with something else, a budget that is none and a day that does not exist are refused', async () => {
    const wrong = await world.send('wedding', {
      ...couple('choices@example.com'),
      heard: 'By telepathy',
      budget: '1; drop table',
      event_date: '2027-13-45',
    });
    expect([wrong.statusCode, (wrong.body.match(/class="lp-problem"/g) ?? []).length]).toEqual([422, 3]);
  });

  it('leads nowhere that the studio has not said, and the studio may not say javascript', async () => {
    const { token } = await world.open(`/public/wedding?t=${ofA}&redirect_url=https://evil.example`);
    world.wait(20 * SECOND);
    const answer = await world.post('wedding', {
      form_token: token,
      ...couple('redirect@example.com'),
      redirect_url: 'https://evil.example',
    });
    expect(String(answer.headers.location)).toMatch(/^\/public\/wedding\/thanks\?/);
    const page = await world.make('Redirects');
    for (const redirect_url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example'])
      expect((await world.patch(`${BASE}pages/${page.id}/`, { redirect_url }, '*')).statusCode).toBe(400);
  });

  it('counts one visitor of a day once, and machines never', async () => {
    const before = await world.overview();
    for (let nth = 0; nth < 3; nth += 1) await world.open(`/public/event?t=${ofA}`, { 'user-agent': 'Mozilla/5.0 One' });
    await world.open(`/public/event?t=${ofA}`, { 'user-agent': 'Googlebot/2.1' });
    const visits = ({ slugs }: Overview) => slugs.find(({ slug }) => slug === 'event')?.visits ?? 0;
    expect(visits(await world.overview()) - visits(before)).toBe(1);
  });

  it('is not let in by a form of another studio, and what was sent twice is one lead', async () => {
    expect((await world.open('/public/wedding?t=nobody-here')).status).toBe(404);
    const { token } = await world.open(`/public/wedding?t=${ofA}`);
    world.wait(20 * SECOND);
    const elsewhere = await world.post('wedding', { form_token: token, ...couple('replay@example.com') }, { t: 'b' });
    expect(elsewhere.statusCode).toBe(409);
    for (const ip of ['10.1.1.1', '10.1.1.2', '10.1.1.3'])
      await world.post('wedding', { form_token: token, ...couple('replay@example.com') }, { ip });
    expect(await world.leadsOf('replay@example.com')).toHaveLength(1);
    expect((await world.sentBy('replay@example.com')).map(({ status }) => status)).toEqual(['ok']);
  });
});
