import { MailRoom } from '../testing/mail-room';
import { sendDigests } from './job';
import { noteDoing } from './repository';
import type { DoingKind } from './doings.data';

const room = new MailRoom();
const URL = '/api/transactional_emails/digest/';
const want = (wants: boolean) => room.admin.send('PUT', { url: URL, body: { wants } });
const at = (moment: string) => {
  room.now = new Date(moment);
};
const run = () => room.inBusiness((db) => sendDigests(db, room.test.platform));
let event = 1_000_000;
const did = (projectId: number, kind: DoingKind, when: string) => {
  event += 1;
  const eventId = event;
  return room.inBusiness((db) => noteDoing(db, { eventId, projectId, kind, at: when }));
};
const digests = async () => (await room.logs()).filter(({ subject }) => subject.startsWith('What your clients did')).reverse();

/** A month later nobody is signed in any more. */
async function begin(moment: string): Promise<void> {
  at(moment);
  room.admin = await room.test.signIn('adminA');
  await want(false);
  await room.inBusiness((db) => db.rows('delete from transactional_emails_doing'));
  await room.inBusiness((db) => db.rows('delete from transactional_emails_send'));
}

describe('the daily mail about what clients did', () => {
  it('comes once, on the next morning by the clock of the business, and counts what was done', async () => {
    await begin('2027-03-13T20:00:00Z');
    const { id, name } = await room.wedding();
    expect((await want(true)).json()).toEqual({ wants: true });
    // In New York the second is ten minutes before midnight and the third ten minutes after: for the mail of the day after.
    for (const when of ['2027-03-13T21:00:00Z', '2027-03-14T04:50:00Z']) await did(id, 'client_portal.message.written@1', when);
    await did(id, 'contract.signed_by_client@1', '2027-03-14T05:10:00Z');
    await did(id, 'questionnaire.submitted@1', '2027-03-13T22:00:00Z');
    // The clocks went forward in the night: 06:50, then 07:00.
    at('2027-03-14T10:50:00Z');
    await run();
    expect(await digests()).toEqual([]);
    at('2027-03-14T11:00:00Z');
    await Promise.all([run(), run()]);
    await run();
    const [first, ...others] = await digests();
    expect([first?.subject, others]).toEqual([`What your clients did: ${name}`, []]);
    const { text } = await room.copyOf(first?.id);
    expect(text).toContain('wrote 2 messages, finished a questionnaire');
    expect(text).not.toContain('signed');
    at('2027-03-15T11:00:00Z');
    await run();
    const [, second] = await digests();
    expect((await room.copyOf(second?.id)).text).toContain('signed a contract');
  });

  it('does not come when nothing was done, to who does not want it, or about what was before they wanted it', async () => {
    await begin('2027-04-01T15:00:00Z');
    const { id } = await room.wedding();
    await want(true);
    at('2027-04-02T15:00:00Z');
    await run();
    expect(await digests()).toEqual([]);
    await want(false);
    await did(id, 'client_portal.file.sent@1', '2027-04-02T16:00:00Z');
    at('2027-04-03T15:00:00Z');
    await run();
    await want(true);
    at('2027-04-04T15:00:00Z');
    await run();
    expect(await digests()).toEqual([]);
  });

  it('is not about projects that somebody else looks after', async () => {
    await begin('2027-04-20T15:00:00Z');
    const { id } = await room.wedding();
    const members = await room.inBusiness((db) => room.test.platform.api('auth_and_admin').members(db));
    const owner_id = (members as { member_id: number; email: string }[]).find(({ email }) => email === 'both@ab.example')?.member_id;
    const given = await room.admin.send('PATCH', {
      url: `/api/tenant_crm/projects/${id}/`,
      body: { owner_id },
      headers: { 'if-match': '*' },
    });
    expect(given.statusCode).toBe(200);
    await want(true);
    await did(id, 'client_portal.file.sent@1', '2027-04-20T16:00:00Z');
    at('2027-04-21T15:00:00Z');
    await run();
    expect(await digests()).toEqual([]);
  });

  it('tells what clients do themselves, not what the team does for them; what was heard twice once', async () => {
    await begin('2027-05-03T15:00:00Z');
    const { id } = await room.wedding();
    const wish = await room.admin.post('/api/client_requests/requests/', { project_id: id, title: 'Ours', body: '', type: 'question' });
    expect(wish.statusCode).toBe(201);
    await room.inBusiness((db) => {
      db.emit('moodboard.comment_added@1', { project_id: id, comment_id: 1, by_client: false });
      db.emit('moodboard.comment_added@1', { project_id: id, comment_id: 2, by_client: true });
      db.emit('client_portal.file.sent@1', { file_id: 1, project_id: id, person_id: 1 });
      return Promise.resolve();
    });
    await room.test.dispatcher.drain();
    const kinds = () => room.inBusiness((db) => db.rows('select kind from transactional_emails_doing order by kind'));
    expect(await kinds()).toEqual([{ kind: 'client_portal.file.sent@1' }, { kind: 'moodboard.comment_added@1' }]);
    await did(id, 'contract.signed_by_client@1', '2027-05-03T16:00:00Z');
    event -= 1;
    await did(id, 'contract.signed_by_client@1', '2027-05-03T16:00:00Z');
    expect(await kinds()).toHaveLength(3);
  });
});
