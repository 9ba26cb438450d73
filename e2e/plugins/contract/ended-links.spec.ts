import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { faults, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

interface Contract {
  readonly id: number;
  readonly signers: readonly { readonly id: number; readonly role: string; readonly name: string; readonly email: string | null }[];
  readonly document_sha256: string;
}
type Api = (method: string, path: string, data?: unknown, headers?: Record<string, string>) => Promise<{ json: () => Promise<unknown> }>;

const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We agree on flowers.' }] }] };
const NOW = { 'if-match': '*' };

/** A contract that two people are asked to sign, with their links. */
async function asked(api: Api, { title, changes = {} }: { title: string; changes?: object }) {
  const made = async (path: string, body: object) => (await (await api('POST', path, body)).json()) as { id: number };
  const project = await made('/api/tenant_crm/projects/', { name: title });
  const template = await made('/api/contract/templates/', { title, body: text });
  const { id } = await made('/api/contract/contracts/', { project_id: project.id, template_id: template.id });
  const signers = [
    { role: 'client', name: 'Ada Vale', email: `ada.${project.id}@example.com` },
    { role: 'client', name: 'Ines Vale', email: `ines.${project.id}@example.com` },
    { role: 'studio', name: 'Fern & Thistle' },
  ];
  await api('PATCH', `/api/contract/contracts/${id}/`, { signers, signing_order: 'any', ...changes }, NOW);
  return { id, paths: await sent(api, id) };
}

/** Sends a draft; answers the links of its clients. */
async function sent(api: Api, id: number): Promise<string[]> {
  const contract = (await (await api('POST', `/api/contract/contracts/${id}/send/`, {})).json()) as Contract;
  const paths: string[] = [];
  for (const signer of contract.signers.filter(({ role }) => role === 'client')) {
    const answer = await api('GET', `/api/contract/contracts/${id}/signers/${signer.id}/address/`);
    paths.push(((await answer.json()) as { path: string }).path);
  }
  return paths;
}

const saysEnd = async (client: Page, words: string) => {
  await expect(client.getByRole('status').filter({ hasText: words })).toBeVisible();
  await expect(client.getByText('We agree on flowers.')).toHaveCount(0);
  await expect(client.getByRole('button', { name: 'I sign this contract' })).toHaveCount(0);
};

test('a link to sign says for whom it is, also where it was passed on, and why nothing can be signed any more', async ({
  signIn,
  api,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn('admin@fern-thistle.example');
  const ends = new Date(Date.now() + 25_000).toISOString();
  const soon = await asked(api, { title: 'Over soon', changes: { expires_at: ends } });
  const { id, paths } = await asked(api, { title: 'Passed on' });
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } });
  const client = await phone.newPage();

  await client.goto(paths[1] ?? '');
  await expect(client.getByText('For Ines Vale')).toBeVisible();
  await expect(client.getByRole('textbox', { name: 'Your full name' })).toHaveValue('Ines Vale');
  await expect(client.getByText('Ada Vale: to sign')).toBeVisible();
  // Both at the same moment, each by their own link.
  const other = await phone.newPage();
  await other.goto(paths[0] ?? '');
  for (const page of [client, other]) await page.getByRole('checkbox').check();
  await Promise.all([client, other].map((page) => page.getByRole('button', { name: 'I sign this contract' }).click()));
  await expect(client.getByText('Ines Vale: signed')).toBeVisible();
  await expect(other.getByText('Ada Vale: signed')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Ines Vale: signed')).toBeVisible();
  await expect(other.getByRole('button', { name: 'I sign this contract' })).toHaveCount(0);

  await api('POST', `/api/contract/contracts/${id}/void/`, { reason: 'Another date' });
  await client.reload();
  await saysEnd(client, 'This contract was taken back. There is nothing to sign.');
  await picture(client, 'voided-360.png', { fullPage: true });
  await expect(async () => {
    await client.goto(soon.paths[0] ?? '');
    await saysEnd(client, 'The time to sign is over.');
  }).toPass({ timeout: 60_000 });
  await picture(client, 'expired-360.png', { fullPage: true });
  await phone.close();
});

test('the link of a contract that was replaced says so, shows what was signed, and leads on only who has signed the newer one', async ({
  signIn,
  api,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn('admin@fern-thistle.example');
  const { id, paths } = await asked(api, { title: 'Replaced' });
  const read = async (contract: number) => (await (await api('GET', `/api/contract/contracts/${contract}/`)).json()) as Contract;
  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } });
  const client = await phone.newPage();
  const signs = async (path: string) => {
    await client.goto(path);
    await client.getByRole('checkbox').check();
    await client.getByRole('button', { name: 'I sign this contract' }).click();
    await expect(client.getByText(/Thank you. You have signed/)).toBeVisible();
  };
  const countersigned = async (contract: number) => {
    const { consent, document_sha256 } = { consent: await consentOf(client), ...(await read(contract)) };
    const studio = { kind: 'typed', name: 'Fern & Thistle', consent: true, consent_version: consent, document_sha256 };
    const answer = await api('POST', `/api/contract/contracts/${contract}/countersign/`, studio);
    expect(answer.status()).toBe(200);
  };
  for (const path of paths) await signs(path);
  await countersigned(id);

  // The newer one is for Ada alone.
  const next = (await (await api('POST', `/api/contract/contracts/${id}/amend/`, {})).json()) as Contract;
  const signers = next.signers.flatMap(({ role, name, email }) => (name === 'Ines Vale' ? [] : [{ role, name, email }]));
  await api('PATCH', `/api/contract/contracts/${next.id}/`, { signers, title: 'The newer one' }, NOW);
  const [newer = ''] = await sent(api, next.id);
  await signs(newer);
  await countersigned(next.id);

  const replaced = client.getByRole('status').filter({ hasText: 'This contract was replaced by a newer one' });
  await client.goto(paths[1] ?? '');
  await expect(replaced).toContainText('If you have a question, ask Fern & Thistle Studio.');
  await expect(client.getByText('We agree on flowers.')).toBeVisible();
  await expect(client.getByRole('link', { name: 'Download your copy' })).toBeVisible();
  await expect(client.getByRole('link', { name: 'Open the newer contract' })).toHaveCount(0);
  await client.goto(paths[0] ?? '');
  await expect(replaced).toBeVisible();
  expect(await tooWide(client)).toBe(0);
  expect(await faults(client)).toEqual([]);
  await picture(client, 'superseded-360.png', { fullPage: true });
  await client.getByRole('link', { name: 'Open the newer contract' }).click();
  await expect(client.getByRole('heading', { name: 'The newer one' })).toBeVisible();
  expect(new URL(client.url()).pathname).toBe(newer);
  await expect(client.getByText('Everybody has signed.')).toBeVisible();
  await phone.close();
});

/** The version of the words that who signs agrees to, as the page on which somebody has just signed got them. */
async function consentOf(page: Page): Promise<string> {
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const opened = (await (await page.request.get(`/api/contract/public/${token}/`)).json()) as { consent: { version: string } };
  return opened.consent.version;
}
