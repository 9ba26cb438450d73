import { acceptanceText, type Proposal, type SharedProposal } from '@butterfly/contracts/proposal_and_invoice';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { line, section, wedding } from '../testing/wedding.fixture';

const BASE = '/api/proposal_and_invoice';
const YES = { name: 'Tess', email: 'tess@example.com', kind: 'typed', consent: true, consent_version: '2026-11' };
let people = 0;
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-02-01T15:00:00Z') });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

/** The link of a proposal to somebody whose language is known, or not. */
async function sent(locale: string | null): Promise<{ id: number; url: string }> {
  const body = { name: 'Marlow', event_type: 'wedding', event_date: '2027-06-12' };
  const { id: project_id } = (await admin.post('/api/tenant_crm/projects/', body)).json<{ id: number }>();
  people += 1;
  const person = { first_name: 'Tess', email: `tess.${people}@example.com`, ...(locale && { locale }) };
  const { id: contact_id } = (await admin.post('/api/tenant_crm/contacts/', person)).json<{ id: number }>();
  await admin.post(`/api/tenant_crm/projects/${project_id}/people/`, { contact_id, role: 'partner1' });
  const { id } = (await admin.post(`${BASE}/proposals/`, { project_id })).json<Proposal>();
  const content = { ...wedding(), adjustments: [], sections: [section('all', [line('arch', 144_000)])] };
  const at = `${BASE}/proposals/${id}/`;
  await admin.send('PATCH', { url: at, body: { content }, headers: { 'if-match': '*' } });
  await admin.send('POST', { url: `${at}send/`, headers: { 'if-match': '*' } });
  const { path } = (await admin.get(`${at}address/`)).json<{ path: string }>();
  return { id, url: `${BASE}/public/${path.split('/').at(-1)}/` };
}

const French = { 'accept-language': 'fr-FR,fr;q=0.9' };

describe('the page of a proposal', () => {
  it.each([
    ['the language of whom it was sent to', { locale: 'de-DE', headers: French, says: ['de', 'de'] }],
    ['that of the browser, where nobody is known', { locale: null, headers: French, says: ['fr', 'fr'] }],
    [
      'that of the business, where no browser asks for one that there is',
      { locale: null, headers: { 'accept-language': 'ja' }, says: ['en', 'en-US'] },
    ],
  ])('speaks %s', async (_, { locale, headers, says }) => {
    const { url } = await sent(locale);
    const page = (await test.visitor().send('GET', { url, headers })).json<SharedProposal>();
    expect([page.language, page.locale]).toEqual(says);
    expect(page).toMatchObject({ state: 'open', consent: { text: acceptanceText(page.language) } });
  });

  it('keeps the consent as it was read', async () => {
    for (const [consent_language, kept] of [
      [undefined, 'de'],
      ['fr', 'fr'],
    ] as const) {
      const { id, url } = await sent('de-DE');
      const visitor = test.visitor();
      const page = (await visitor.get(url)).json<SharedProposal & { state: 'open' }>();
      const body = { ...YES, seen: page.seen, ...(consent_language && { consent_language }) };
      expect((await visitor.post(`${url}accept/`, body)).statusCode).toBe(200);
      const { answer } = (await admin.get(`${BASE}/proposals/${id}/`)).json<Proposal>();
      expect(answer?.consent).toBe(`${acceptanceText(kept)} (2026-11)`);
    }
  });
});
