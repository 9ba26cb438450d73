import type { Overview, Page, Submission } from '@butterfly/contracts/lead_page_builder';
import type { Lead } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

export const BASE = '/api/lead_page_builder/';
export const SECOND = 1_000;
export const ofA = 'a';

export type Values = Readonly<Record<string, string | readonly string[] | Blob>>;

/** What a couple writes that means it. */
export const couple = (email: string) => ({
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

interface From {
  readonly t?: string;
  readonly ip?: string;
}

/** A studio with its lead pages, who visits them, and a clock that goes on when it is told. */
export class LeadWorld {
  now = new Date('2027-03-10T15:00:00.000Z');
  #count = 0;
  #test: TestApp | undefined;
  #admin: TestClient | undefined;

  async start(): Promise<void> {
    this.#test = await createTestApp({ clock: () => this.now, env: { RATE_LIMITS: 'false' } });
    this.#admin = await this.#test.signIn('adminA');
  }

  get test(): TestApp {
    if (!this.#test) throw new Error('The world has not begun.');
    return this.#test;
  }

  get admin(): TestClient {
    if (!this.#admin) throw new Error('The world has not begun.');
    return this.#admin;
  }

  async stop(): Promise<void> {
    await this.#test?.stop();
  }

  wait(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  patch(url: string, body: object, ifMatch?: string) {
    return this.admin.send('PATCH', { url, body, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } });
  }

  async open(url: string, headers: Record<string, string> = {}) {
    const answer = await this.test.app.inject({ method: 'GET', url, headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile', ...headers } });
    return {
      html: answer.body,
      token: /name="form_token" value="([^"]+)"/.exec(answer.body)?.[1] ?? '',
      status: answer.statusCode,
      headers: answer.headers,
    };
  }

  async post(slug: string, values: Values, { t = ofA, ip = `10.0.0.${(this.#count += 1) % 250}` }: From = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one as string);
    const request = new Request('http://x/', { method: 'POST', body: form });
    return this.test.app.inject({
      method: 'POST',
      url: `${BASE}public/${slug}/submit/?t=${t}`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
      remoteAddress: ip,
    });
  }

  /** Opened, written in twenty seconds, and sent. */
  async send(slug: string, values: Values, at: From = {}) {
    const { token } = await this.open(`/public/${slug}?t=${at.t ?? ofA}&utm_source=spring`);
    this.wait(20 * SECOND);
    return this.post(slug, { form_token: token, ...values }, at);
  }

  async leadsOf(email: string): Promise<Lead[]> {
    return (await this.admin.get(`/api/tenant_crm/leads/?search=${encodeURIComponent(email)}`)).json<{ results: Lead[] }>().results;
  }

  async sentBy(email: string): Promise<Submission[]> {
    return (await this.admin.get(`${BASE}submissions/?search=${encodeURIComponent(email)}`)).json<{ results: Submission[] }>().results;
  }

  async overview(): Promise<Overview> {
    return (await this.admin.get(`${BASE}overview/`)).json<Overview>();
  }

  async make(title: string, more: object = {}): Promise<Page> {
    const answer = await this.admin.post(`${BASE}pages/`, { title, slug: `page-${(this.#count += 1)}`, kind: 'wedding', ...more });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<Page>();
  }
}
