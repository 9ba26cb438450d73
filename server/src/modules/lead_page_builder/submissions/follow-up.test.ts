import type { KeptMail } from '../../../platform/mail/business-mail';
import { BASE, couple, LeadWorld } from '../testing/lead-world';

const world = new LeadWorld();
beforeAll(() => world.start());
afterAll(() => world.stop());
afterEach(() => jest.restoreAllMocks());

const asSystem = <T>(work: Parameters<typeof world.test.platform.db.withTenant<T>>[1]): Promise<T> =>
  world.test.platform.db.withTenant({ tenantId: world.test.tenantA, memberId: null }, work);
const mailsTo = async (email: string): Promise<KeptMail[]> =>
  (await asSystem((db) => world.test.platform.mail.kept(db))).filter(({ recipient }) => recipient === email);
const noticesOf = async (name: string): Promise<string[]> =>
  (
    await asSystem((db) =>
      db.rows<{ title: string }>(`select title from notifications_notification where content like $1 || ', by the page %'`, [name]),
    )
  ).map(({ title }) => title);
/** Lets what waits for a retry be due now. */
const makeDue = () => world.test.database.pool.query(`update platform_event_delivery set due_at = now() where state = 'waiting'`);
const named = (email: string, name: string) => ({ ...couple(email), name });

describe('what follows a form', () => {
  it('is not waited for by its visitor, whose lead is there; it comes once, however often it is looked for', async () => {
    await world.send('wedding', named('later@example.com', 'Later Marlow'));
    const [lead] = await world.leadsOf('later@example.com');
    expect(lead).toMatchObject({ source: 'web_form', status: 'new' });
    expect(lead?.sla_due_at).not.toBeNull();
    expect([await mailsTo('later@example.com'), await noticesOf('Later Marlow')]).toEqual([[], []]);
    await world.test.dispatcher.drain();
    await world.test.dispatcher.drain();
    expect(await mailsTo('later@example.com')).toHaveLength(1);
    const told = await noticesOf('Later Marlow');
    expect([told.length > 0, new Set(told)]).toEqual([true, new Set(['New inquiry'])]);
  });

  it('is not there in half when it breaks off, and whole the next time', async () => {
    await world.send('wedding', named('broken@example.com', 'Broken Marlow'));
    const post = jest.spyOn(world.test.platform.mail, 'sendBusiness').mockRejectedValue(new Error('broken off'));
    await world.test.dispatcher.drain();
    expect(post).toHaveBeenCalled();
    expect([await mailsTo('broken@example.com'), await noticesOf('Broken Marlow')]).toEqual([[], []]);
    post.mockRestore();
    await makeDue();
    await world.test.dispatcher.drain();
    expect(await mailsTo('broken@example.com')).toHaveLength(1);
    const everybody = await noticesOf('Later Marlow');
    expect(await noticesOf('Broken Marlow')).toEqual(everybody);
  });

  it('says to the visitor what the page said after the form, also when the page was taken away meanwhile', async () => {
    const page = await world.make('Gone soon');
    await world.admin.post(`${BASE}pages/${page.id}/publish/`, {});
    const sent = await world.send(page.slug, couple('hints@example.com'));
    const thanks = await world.open(String(sent.headers.location));
    await world.admin.post(`${BASE}pages/${page.id}/unpublish/`, {});
    await world.test.dispatcher.drain();
    const [mail] = await mailsTo('hints@example.com');
    const hint = 'Yes, we still have space on Saturday, June 12, 2027.';
    expect([thanks.html.includes(hint), mail?.body.includes(hint)]).toEqual([true, true]);
  });

  it('of who wrote again tells whoever takes care of the lead, and of what was no spam after all replies to nobody', async () => {
    await world.send('wedding', named('again@example.com', 'Again Marlow'));
    await world.test.dispatcher.drain();
    const [lead] = await world.leadsOf('again@example.com');
    const everybody = await noticesOf('Again Marlow');
    const members = (await world.admin.get('/api/tenant_crm/owners/')).json<{ id: number }[]>();
    await world.patch(`/api/tenant_crm/leads/${lead?.id}/`, { owner_id: members[0]?.id }, '*');
    await world.send('wedding', named('again@example.com', 'Again Marlow'));
    await world.send('wedding', { ...named('spam@example.com', 'Spam Marlow'), website: 'https://x.example' });
    await world.test.dispatcher.drain();
    expect((await noticesOf('Again Marlow')).slice(everybody.length)).toEqual(['Wrote again']);
    const [spam] = await world.sentBy('spam@example.com');
    expect((await world.admin.post(`${BASE}submissions/${spam?.id}/not-spam/`, {})).statusCode).toBe(200);
    await world.test.dispatcher.drain();
    expect([await mailsTo('spam@example.com'), new Set(await noticesOf('Spam Marlow'))]).toEqual([[], new Set(['New inquiry'])]);
  });
});
