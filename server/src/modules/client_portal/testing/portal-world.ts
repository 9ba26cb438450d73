import type { Person } from '@butterfly/contracts/client_portal';
import { daysAfter } from '../../../platform/testing/calendar';
import type { TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

/** Somebody with a link of their own. */
export type Guest = Person & { readonly token: string };

/** A project whose portal is on. */
export interface OpenPortal {
  readonly project: number;
  /** `/api/client_portal/settings/7/`. */
  readonly settings: string;
}

/** A portal is over some weeks after its event: from February 1, 2027, on June 12. */
const DAYS_AHEAD = 131;

/** Opens portals as the team of a business and invites people to them, for tests. */
export class PortalWorld {
  #made = 0;

  constructor(
    private readonly test: TestApp,
    readonly admin: TestClient,
  ) {}

  async portal(name = 'Wedding'): Promise<OpenPortal> {
    this.#made += 1;
    const event_date = daysAfter(this.test.platform.clock().toISOString().slice(0, 10), DAYS_AHEAD);
    const body = { name: `${name} ${this.#made}`, event_type: 'wedding', event_date, start_time: '15:00' };
    const project = (await this.admin.post('/api/tenant_crm/projects/', body)).json<{ id: number }>().id;
    const settings = `/api/client_portal/settings/${project}/`;
    await this.admin.post(`${settings}enable/`);
    return { project, settings };
  }

  async guest({ settings }: OpenPortal, person: Partial<Person> & Pick<Person, 'name'>): Promise<Guest> {
    this.#made += 1;
    const email = `guest${this.#made}@example.com`;
    const answer = await this.admin.post(`${settings}invite/`, { email, ...person });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return { ...answer.json<Person>(), token: tokenOf(this.secretTo(person.email ?? email)) };
  }

  /** The link or the code of the newest mail to somebody. */
  secretTo(email: string): string {
    const mail = this.test.personalMail.findLast(({ to }) => to === email);
    if (!mail) throw new Error(`Nothing was written to ${email}.`);
    return mail.secret;
  }

  /** Keeps a file of the project, as a member of the team does. */
  async teamFile(project: number, name: string, bytes = '%PDF-1.7 letter'): Promise<number> {
    const url = `/api/tenant_crm/files/project/${project}/?name=${encodeURIComponent(name)}`;
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await this.admin.send('POST', { url, body: Buffer.from(bytes), headers });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<{ id: number }>().id;
  }
}

/** A browser of a client, with the cookie that what it sends needs. */
export async function browserOf({ test, token }: { readonly test: TestApp; readonly token: string }): Promise<TestClient> {
  const browser = test.visitor();
  await browser.get(`/api/client_portal/access/${token}/`);
  return browser;
}

/** Shows that the mailbox of somebody is theirs. */
export async function proven(browser: TestClient, { world, guest }: { readonly world: PortalWorld; readonly guest: Guest }): Promise<void> {
  const at = `/api/client_portal/${guest.token}/code/`;
  await browser.post(`${at}request/`);
  const { statusCode, body } = await browser.post(`${at}verify/`, { code: world.secretTo(guest.email) });
  if (statusCode !== 204) throw new Error(body);
}

/** The token at the end of a link, or right behind `portal`. */
export function tokenOf(link: string): string {
  return /\/portal\/([^/]+)/.exec(link)?.[1] ?? '';
}

/** What lies in an archive, by its directory. */
export function namesInZip(zip: Buffer): string[] {
  const names: string[] = [];
  const mark = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 46))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  return names;
}
