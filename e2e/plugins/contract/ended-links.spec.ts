import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { picture } from '../../support/picture';

interface Contract {
  readonly id: number;
  readonly signers: readonly { readonly id: number; readonly role: string; readonly name: string }[];
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
  const sent = (await (await api('POST', `/api/contract/contracts/${id}/send/`, {})).json()) as Contract;
  const paths: string[] = [];
  for (const signer of sent.signers.filter(({ role }) => role === 'client')) {
    const answer = await api('GET', `/api/contract/contracts/${id}/signers/${signer.id}/address/`);
    paths.push(((await answer.json()) as { path: string }).path);
  }
  return { id, paths };
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
