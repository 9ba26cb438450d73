import { searchAnswer } from '@butterfly/contracts/search';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPerson } from '../../platform/testing/test-people';
import { wordsOf } from './words';

let test: TestApp;
let admin: TestClient;
let project: number;
let contact: number;

async function made(url: string, body: object): Promise<number> {
  const answer = await admin.post(url, body);
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`);
  return answer.json<{ id: number }>().id;
}

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  await admin.get('/api/tenant_crm/pipeline/');
  project = await made('/api/tenant_crm/projects/', { name: 'Reyes dinner', event_type: 'social', venue_text: 'Château Margaux' });
  contact = await made('/api/tenant_crm/contacts/', { first_name: 'Sofía', last_name: 'Reyes', phone_e164: '+4917123456789' });
  await made('/api/tenant_crm/leads/', { title: 'Marlow birthday', phone: '(518) 555-0143', event_type: 'social', source: 'phone' });
  await made(`/api/records/tenant_crm.contact/${contact}/notes/`, {
    body: `${'She likes quiet colours. '.repeat(20)}Allergic to LILIES, and so is her aunt.`,
  });
  const headers = { 'content-type': 'application/octet-stream' };
  await admin.send('POST', {
    url: `/api/records/tenant_crm.project/${project}/files/?name=Floor%20plan.txt`,
    body: Buffer.from('plan'),
    headers,
  });
  const van = await made('/api/notices/notices/', { title: 'Van is in repair', body: 'Back on Friday', scope: 'all' });
  await admin.post(`/api/notices/notices/${van}/publish/`, {});
}, 60_000);
afterAll(() => test.stop());

async function find(query: string, as = admin) {
  const answer = await as.get(`/api/search/?q=${encodeURIComponent(query)}`);
  expect(answer.statusCode).toBe(200);
  return searchAnswer.parse(answer.json()).groups.flatMap(({ id, hits }) => hits.map((hit) => [id, hit.title, hit.path] as const));
}

/** Somebody who may use these plugins and sees all projects. */
async function memberWith(plugins: readonly string[], rowScope: 'all' | 'none' = 'all'): Promise<TestClient> {
  const name = `Uses ${plugins.join(' and ')}, sees ${rowScope}`;
  await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
    test.platform.api('manage_members').ensureRole(db, { name, plugins: [...plugins], features: [], isAdmin: false, rowScope }),
  );
  const email = `${plugins.join('.')}.${rowScope}@a.example`;
  await addPerson(test.platform, { tenantId: test.tenantA, email, roles: [name] });
  return test.signIn(email);
}

describe('search over records', () => {
  it('finds people by name without accents, and by a number however it is written', async () => {
    const sofia = ['tenant_crm.contact', 'Sofía Reyes', `/tenant_crm/contacts/${contact}`];
    expect(await find('sofia reyes')).toContainEqual(sofia);
    expect(await find('0171 234 56789')).toEqual([sofia]);
    expect((await find('518.555.0143')).map(([id, title]) => [id, title])).toEqual([['tenant_crm.lead', 'Marlow birthday']]);
  });

  it('finds notes and files at the record they are about, and shows what stands around the word', async () => {
    const answer = searchAnswer.parse((await admin.get('/api/search/?q=lilies')).json());
    expect(answer.groups).toEqual([
      {
        id: 'records.note',
        title: 'Notes',
        icon: 'note',
        hits: [{ title: 'Sofía Reyes', hint: expect.stringMatching(/Allergic to LILIES, and/), path: `/tenant_crm/contacts/${contact}` }],
      },
    ]);
    expect(await find('floor plan')).toEqual([['records.file', 'Reyes dinner', `/tenant_crm/projects/${project}`]]);
  });

  it('finds projects by their venue and notices by their words', async () => {
    expect(await find('chateau')).toEqual([['tenant_crm.project', 'Reyes dinner', `/tenant_crm/projects/${project}`]]);
    expect((await find('friday van')).map(([id, title]) => [id, title])).toEqual([['notices.notice', 'Van is in repair']]);
  });

  it('wants every word, takes signs of patterns as they stand, and finds nothing for one letter', async () => {
    expect([await find('sofia lindqvist'), await find('sof%reyes'), await find('s'), await find('')]).toEqual([[], [], [], []]);
  });

  it('shows nothing of plugins that the member may not use, nor notes about their records', async () => {
    const member = await memberWith(['notices', 'moodboard']);
    expect([await find('reyes', member), await find('lilies', member), await find('floor plan', member)]).toEqual([[], [], []]);
    expect((await find('van', member)).map(([id]) => id)).toEqual(['notices.notice']);
  });

  it('shows nothing of a plugin that is switched off', async () => {
    const set = (enabled: boolean) => admin.send('PUT', { url: '/api/plugins/enabled/notices/', body: { enabled } });
    await set(false);
    expect(await find('friday van')).toEqual([]);
    await set(true);
    expect(await find('friday van')).toHaveLength(1);
  });

  it('keeps to the rows that the member sees', async () => {
    const blind = await memberWith(['tenant_crm', 'notices'], 'none');
    expect([await find('chateau', blind), await find('lilies', blind), await find('floor plan', blind)]).toEqual([[], [], []]);
  });

  it('does not find a draft of somebody else, nor what was removed', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const draft = await made('/api/notices/notices/', { title: 'Surprise party', body: 'Hush', scope: 'all', publish_at: later });
    expect(await find('surprise party')).toEqual([['notices.notice', 'Surprise party', `/notices/${draft}`]]);
    expect(await find('surprise party', await memberWith(['notices']))).toEqual([]);
    const gone = await made('/api/tenant_crm/contacts/', { first_name: 'Gone', last_name: 'Tomorrow' });
    await admin.send('DELETE', { url: `/api/tenant_crm/contacts/${gone}/` });
    expect(await find('gone tomorrow')).toEqual([]);
  });
});

it.each([
  ['Reyes  Wedding', ['reyes', 'wedding']],
  ['(0171) 234-5678', ['1712345678']],
  ['+49 171 2345678', ['491712345678']],
  ['12 09', ['12', '09']],
  ['é', []],
])('looks for %s as %j', (query, words) => expect(wordsOf(query)).toEqual(words));
