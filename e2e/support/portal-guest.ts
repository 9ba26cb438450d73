import { addDays } from '@butterfly/contracts/days';
import { expect, type APIResponse, type Browser, type Page } from '@playwright/test';
import { callApi } from '../fixtures';
import type { ClientDevice } from './client-device';

export type Api = (method: string, path: string, data?: unknown, headers?: Record<string, string>) => Promise<APIResponse>;
export const ANY = { 'if-match': '*' };

export interface Guest {
  readonly name: string;
  readonly email: string;
}

/** So far ahead that every payment of a plan is still to come, whenever this runs. */
export const farAhead = (): string => addDays(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date()), 300);

/** Makes something, and answers its number. */
export const made = async (api: Api, path: string, data?: object): Promise<number> =>
  ((await (await api('POST', path, data)).json()) as { id: number }).id;

/** A wedding with a portal, and somebody who is invited to it. */
export async function weddingOf(api: Api, { name, email }: Guest, wedding: string): Promise<number> {
  const project = await made(api, '/api/tenant_crm/projects/', { name: wedding, event_type: 'wedding', event_date: farAhead() });
  await api('POST', `/api/client_portal/settings/${project}/enable/`);
  await api('POST', `/api/client_portal/settings/${project}/invite/`, { name, email });
  return project;
}

/** Six digits were asked for: they come by mail, and open what was to be opened. */
export async function proveByCode({ page, press }: ClientDevice, code: () => Promise<string>): Promise<void> {
  await press(page.getByRole('button', { name: 'Send me the code' }));
  const digits = page.getByRole('textbox', { name: 'The six digits' });
  await digits.waitFor();
  await digits.fill(await code());
  await press(page.getByRole('button', { name: 'Go on' }));
}

interface Yes {
  readonly api: Api;
  readonly browser: Browser;
  readonly proposal: number;
  readonly guest: Guest;
}

/** A proposal is sent, and a client says yes to it, without anybody's page. */
export async function agree(page: Page, { api, browser, proposal, guest }: Yes): Promise<void> {
  const one = `/api/proposal_and_invoice/proposals/${proposal}/`;
  await api('POST', `${one}send/`, undefined, ANY);
  const { path } = (await (await page.request.get(`${one}address/`)).json()) as { path: string };
  const at = `/api/proposal_and_invoice/public/${path.split('/').at(-1)}/`;
  const visitor = await browser.newPage({ baseURL: new URL(page.url()).origin });
  const { seen } = (await (await visitor.request.get(at)).json()) as { seen: string };
  const yes = { seen, ...guest, kind: 'typed', consent: true, consent_version: '2026-11' };
  expect((await callApi(visitor, { method: 'POST', path: `${at}accept/`, data: yes })).status()).toBe(200);
  await visitor.close();
}
