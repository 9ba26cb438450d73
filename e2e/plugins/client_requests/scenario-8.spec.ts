import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { ClientDevice, DEVICES, loseAnswer } from '../../support/client-device';
import { picture } from '../../support/picture';
import { agree, ANY, made, proveByCode, weddingOf, type Api, type Guest } from '../../support/portal-guest';
import { goldenContent, withoutRecipes, writeProposal } from '../proposal_and_invoice/golden-proposal';

const PROPOSALS = '/api/proposal_and_invoice/proposals/';
const REQUESTS = '/api/client_requests/requests/';
const read = async <T>(page: Page, path: string): Promise<T> => (await (await page.request.get(path)).json()) as T;
const send = (api: Api, id: number) => api('POST', `${PROPOSALS}${id}/send/`, undefined, ANY);

interface Agreement {
  readonly api: Api;
  readonly project: number;
  readonly guest: Guest;
  readonly browser: Browser;
}

/** The wedding of the demo with a centrepiece of its own book: twelve, each on a gold compote. The client has said yes to it. */
async function agreed(page: Page, { api, project, guest, browser }: Agreement): Promise<{ recipe: number }> {
  const rentals = [{ key: 'compote', name: 'Gold compote', qty: 1, rental_price_cents: 900 }];
  const centrepiece = { name: 'Low centrepiece', page: 'reception', quantity: 12, rentals };
  const recipe = await made(api, `/api/floral_recipe_builder/projects/${project}/recipes/`, centrepiece);
  const golden = withoutRecipes(await goldenContent(page));
  const sections = golden.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => (line['name'] === 'Low centrepiece' ? { ...line, recipe_id: recipe } : line)),
  }));
  const id = await writeProposal(api, { project, content: { ...golden, sections } });
  await agree(page, { api, browser, proposal: id, guest });
  return { recipe };
}

/** How many compotes are kept for a project, and as what. */
async function compotes(page: Page, project: number): Promise<{ id: number; qty: number; state: string }[]> {
  const stock = await read<{ reservations: { id: number; item_name: string; qty: number; state: string }[] }>(
    page,
    `/api/inventory/projects/${project}/`,
  );
  return stock.reservations.filter(({ item_name, state }) => item_name === 'Gold compote' && state !== 'cancelled');
}

for (const device of DEVICES)
  test(`a client asks for one centrepiece less, agrees to the price and signs the change; stock, recipe and plan follow: on a ${device} (scenario 8)`, async ({
    page,
    signIn,
    api,
    browser,
    baseURL,
    mailedLink,
    mailedCode,
  }) => {
    test.setTimeout(90_000);
    await signIn('admin@fern-thistle.example');
    await page.goto('/client_requests/crm');
    const guest = { name: 'Tess Eight', email: `tess.eight.${device}@example.com` };
    const project = await weddingOf(api, guest, `Eight & Okafor, by ${device}`);
    const { recipe } = await agreed(page, { api, project, guest, browser });
    const [kept] = await compotes(page, project);
    expect(kept).toMatchObject({ qty: 12, state: 'provisional' });
    await api('POST', `/api/inventory/reservations/${kept?.id}/confirm/`, { overbook_reason: '' });
    expect(await compotes(page, project)).toMatchObject([{ qty: 12, state: 'reserved' }]);

    const client = await ClientDevice.open(browser, { baseURL, device });
    const { page: screen, press } = client;
    const home = await mailedLink(guest.email);
    const wish = screen.getByRole('region', { name: 'One centrepiece less, please' });
    await test.step('the wish is sent, once, though its answer is lost on the way', async () => {
      await screen.goto(home);
      await press(screen.getByRole('link', { name: 'Ask for something' }));
      const words = screen.getByRole('textbox', { name: 'What would you like?' });
      await words.fill('One centrepiece less, please');
      await screen.reload();
      await expect(words).toHaveValue('One centrepiece less, please');
      await loseAnswer(screen, /\/requests\/$/);
      const go = screen.getByRole('button', { name: 'Send it' });
      await press(go);
      await expect(screen.getByRole('status').filter({ hasText: 'That did not get through.' })).toBeVisible();
      await picture(screen, client.named('wish-lost'));
      await expect(words).toHaveValue('One centrepiece less, please');
      await press(go);
      await expect(wish).toContainText('Received');
      await expect(wish).toHaveCount(1);
    });

    const { results } = await read<{ results: { id: number }[] }>(page, `${REQUESTS}?project=${project}`);
    expect(results).toHaveLength(1);
    const [asked] = results;
    await test.step('the team prices it', async () => {
      if (device === 'phone') {
        await api('POST', `${REQUESTS}${asked?.id}/quote/`, { items: [{ line: 'Low centrepiece', to: 11 }] });
        return;
      }
      await page.goto(`/client_requests/crm/${asked?.id}`);
      const price = page.getByRole('region', { name: 'What it comes to' });
      await expect(price.getByRole('spinbutton', { name: /how many are wanted/ })).toHaveValue('11');
      await expect(price).toContainText('−$165.44');
      await price.getByRole('button', { name: /^Send this price/ }).click();
      await expect(price.getByRole('button', { name: 'They said yes' })).toBeVisible();
    });

    await test.step('the client sees what it comes to, and says yes with a code', async () => {
      await screen.reload();
      await expect(wish).toContainText('Low centrepiece: 12 → 11');
      await expect(wish).toContainText('$5,196.68');
      await picture(screen, client.named('priced'), { fullPage: true });
      expect(await client.tooWide()).toBe(0);
      const yes = wish.getByRole('button', { name: /^Yes, change it: .\$165\.44$/ });
      await press(yes);
      await proveByCode(client, () => mailedCode(guest.email));
      await press(yes);
      await expect(wish).toContainText('Agreed');
    });

    await test.step('the change is signed', async () => {
      const applied = await api('POST', `${REQUESTS}${asked?.id}/apply/`, {});
      const { proposal_id } = (await applied.json()) as { proposal_id: number };
      await send(api, proposal_id);
      await screen.goto(home);
      await press(screen.getByRole('region', { name: 'What comes next' }).getByRole('button', { name: /^Read and accept/ }));
      const change = screen.getByRole('article', { name: 'What changes' });
      await expect(change).toContainText('Low centrepiece, 11 instead of 12');
      await expect(change).toContainText('$165.44 less');
      await picture(screen, client.named('change'), { fullPage: true });
      expect(await client.tooWide()).toBe(0);
      await screen.getByRole('textbox', { name: 'Your full name' }).fill(guest.name);
      await screen.getByRole('textbox', { name: 'Your e-mail address' }).fill(guest.email);
      await press(screen.getByRole('checkbox', { name: /I accept this proposal/ }));
      await press(screen.getByRole('button', { name: 'Accept this proposal' }));
      await expect(screen.getByText(`Thank you, ${guest.name}.`)).toBeVisible();
      await client.close();
    });

    await test.step('credit note, plan, recipe and reservation say so', async () => {
      const invoices = await read<{ results: { kind: string; total_cents: number }[] }>(
        page,
        `/api/proposal_and_invoice/invoices/?project=${project}`,
      );
      expect(invoices.results.filter(({ kind }) => kind === 'credit_note')).toMatchObject([{ total_cents: -16_544 }]);
      expect(invoices.results.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(519_668);
      const money = await read<object>(page, `/api/payments/projects/${project}/`);
      expect(money).toMatchObject({ invoiced_cents: 536_212, credited_cents: -16_544, balance_cents: 519_668 });
      const book = await read<{ recipes: { id: number; quantity: number }[] }>(
        page,
        `/api/floral_recipe_builder/projects/${project}/book/`,
      );
      expect(book.recipes).toMatchObject([{ id: recipe, quantity: 11 }]);
      expect(await compotes(page, project)).toMatchObject([{ qty: 11, state: 'reserved' }]);
    });
  });
