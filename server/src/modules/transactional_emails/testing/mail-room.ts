import type { MailCopy, SentMail } from '@butterfly/contracts/transactional_emails';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

export const BASE = '/api/transactional_emails';
const BEGIN = '2027-02-05T15:00:00Z';

/** A template whose one text is this. */
export const mjmlOf = (text: string) =>
  `<mjml><mj-body><mj-section><mj-column><mj-text>${text}</mj-text></mj-column></mj-section></mj-body></mjml>`;

/** A server with a clock that a test sets, weddings whose clients are written to, and what was written. Its hooks are those of the file that makes it. */
export class MailRoom {
  now = new Date(BEGIN);
  test!: TestApp;
  admin!: TestClient;
  #nth = 0;

  constructor() {
    beforeAll(async () => {
      this.test = await createTestApp({ clock: () => this.now });
      this.admin = await this.test.signIn('adminA');
    });
    beforeEach(() => {
      this.now = new Date(BEGIN);
    });
    afterAll(() => this.test.stop());
  }

  /** Another number each time. */
  next(): number {
    this.#nth += 1;
    return this.#nth;
  }

  later(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000);
  }

  async page<T>(path: string): Promise<T[]> {
    return (await this.admin.get(path)).json<{ results: T[] }>().results;
  }

  logs(query = ''): Promise<SentMail[]> {
    return this.page<SentMail>(`${BASE}/logs/${query}`);
  }

  async copyOf(id: number | undefined): Promise<MailCopy> {
    return (await this.admin.get(`${BASE}/logs/${id}/`)).json<MailCopy>();
  }

  sendWaiting() {
    return this.test.platform.mail.sendWaiting();
  }

  inBusiness<T>(work: Parameters<TestApp['database']['withTenant']>[1]): Promise<T> {
    return this.test.database.withTenant({ tenantId: this.test.tenantA, memberId: null }, work) as Promise<T>;
  }

  /** A project whose client can be written to. */
  async wedding({ email, first = 'Ada' }: { email?: string; first?: string } = {}): Promise<{ id: number; name: string }> {
    const nth = this.next();
    const name = `Wedding ${nth}`;
    const made = await this.admin.post('/api/tenant_crm/projects/', { name, event_type: 'wedding', event_date: '2027-06-12' });
    const { id } = made.json<{ id: number }>();
    const person = { first_name: first, last_name: 'Lovelace', email: email ?? `ada${nth}@client.example` };
    const contact = await this.admin.post('/api/tenant_crm/contacts/', person);
    const contact_id = contact.json<{ id: number }>().id;
    await this.admin.post(`/api/tenant_crm/projects/${id}/people/`, { contact_id, role: 'partner1' });
    return { id, name };
  }

  receipt(projectId: number, more: object = {}): Promise<boolean> {
    const values = {
      'payment.amount': { cents: 160_864, currency: 'USD' },
      'payment.receipt': 'R-2027-0001',
      'payment.day': { day: '2027-02-05' },
    };
    return this.inBusiness<boolean>((db) => this.test.platform.mail.sendToClient(db, { template: 'receipt', projectId, values, ...more }));
  }

  async save(key: string, written: object, more: object = {}) {
    const { headers } = await this.admin.get(`${BASE}/templates/${key}/?language=en`);
    return this.admin.send('PUT', {
      url: `${BASE}/templates/${key}/`,
      body: { language: 'en', subject: 'Hello {{ client.first_name }}', mjml: mjmlOf('Hello'), ...written },
      headers: { 'if-match': String(headers.etag), ...more },
    });
  }
}
