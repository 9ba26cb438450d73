import { expect, test } from '../../fixtures';
import { ClientDevice, DEVICES, loseAnswer } from '../../support/client-device';
import { picture } from '../../support/picture';
import { ANY, proveByCode, weddingOf } from '../../support/portal-guest';
import { goldenContent, withoutRecipes, writeProposal, type Content } from './golden-proposal';

const PROPOSALS = '/api/proposal_and_invoice/proposals/';
const GARLAND = {
  ...{ key: 'garland', name: 'Garland for the stairs', unit_price_cents: 10_000, qty_milli: 1_000, rental_cents: 0 },
  ...{ recipe_id: null, follows_recipe: false, is_optional: true, selected: false },
};

/** The wedding of the demo, and a garland that the client may take beside it. */
function offered(golden: Content): Content {
  const [first] = golden.sections;
  const extras = { key: 'extras', title: 'If you like', description: '', kind: 'fees', show_prices: 'itemised' };
  return { ...golden, sections: [...golden.sections, { ...extras, lines: [{ ...first?.lines[0], ...GARLAND }] }] };
}

/** Everything costs twice as much, and is called otherwise. */
function edited(content: Content): Content {
  const lines = (section: Content['sections'][number]) =>
    section.lines.map((line) => ({
      ...line,
      name: `${String(line['name'])} (new)`,
      unit_price_cents: Number(line['unit_price_cents']) * 2,
    }));
  return { ...content, sections: content.sections.map((section) => ({ ...section, lines: lines(section) })) };
}

for (const device of DEVICES)
  test(`a proposal is opened with a code from the mail, an option is taken, and accepted as it was sent: on a ${device} (scenario 5)`, async ({
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
    const guest = { name: 'Ines Sommer', email: `ines.five.${device}@example.com` };
    const project = await weddingOf(api, guest, `Sommer & Vale, by ${device}`);
    const content = offered(withoutRecipes(await goldenContent(page)));
    const id = await writeProposal(api, { project, content });
    const one = `${PROPOSALS}${id}/`;
    const read = async <T>(path: string): Promise<T> => (await (await page.request.get(path)).json()) as T;
    await page.goto(`/proposal_and_invoice/version/${id}`);
    await page.getByRole('button', { name: 'Send proposal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click();
    await expect.poll(async () => (await read<{ status: string }>(one)).status).toBe('sent');

    const client = await ClientDevice.open(browser, { baseURL, device });
    const { page: screen, press } = client;
    await test.step('the mail, the portal, the code', async () => {
      await screen.goto(await mailedLink(guest.email), { waitUntil: 'commit' });
      await expect(
        screen
          .getByRole('status')
          .or(screen.getByRole('heading', { level: 1 }))
          .first(),
      ).toBeVisible();
      await picture(screen, client.named('loading'));
      await expect(screen.getByRole('heading', { name: /^Sommer & Vale/ })).toBeVisible();
      await picture(screen, client.named('portal'), { fullPage: true });
      await press(screen.getByRole('button', { name: /^Read and accept/ }).first());
      await proveByCode(client, () => mailedCode(guest.email));
    });

    const total = screen.getByRole('region', { name: 'Total' });
    await test.step('an option is taken: the server counts', async () => {
      await expect(total).toContainText('$5,362.12');
      await press(screen.getByRole('checkbox', { name: 'Garland for the stairs' }));
      await expect(total).toContainText('$5,470.37');
      await expect.poll(() => read(one)).toMatchObject({ status: 'viewed', total_cents: 547_037 });
      await picture(screen, client.named('option'), { fullPage: true });
      expect(await client.tooWide()).toBe(0);
    });

    await test.step('what the team writes afterwards is not what the client sees', async () => {
      const late = await api('PATCH', one, { content: edited(content) }, ANY);
      expect(late.status()).toBe(409);
      const next = (await (await api('POST', `${one}new-version/`)).json()) as { id: number };
      const kept = await api('PATCH', `${PROPOSALS}${next.id}/`, { content: edited(content), title: 'Something else' }, ANY);
      expect(kept.status()).toBe(200);
      await screen.reload();
      await expect(total).toContainText('$5,470.37');
      await expect(screen.getByRole('checkbox', { name: 'Garland for the stairs' })).toBeChecked();
      await expect(screen.getByText(/\(new\)|Something else/)).toHaveCount(0);
    });

    await test.step('yes, once, though its answer is lost on the way', async () => {
      await screen.getByRole('textbox', { name: 'Your full name' }).fill(guest.name);
      await screen.getByRole('textbox', { name: 'Your e-mail address' }).fill(guest.email);
      await press(screen.getByRole('checkbox', { name: /I accept this proposal/ }));
      await loseAnswer(screen, /\/accept\/$/);
      const accept = screen.getByRole('button', { name: 'Accept this proposal' });
      await press(accept);
      const alert = screen.getByRole('alert');
      await expect(alert).toBeVisible();
      await picture(screen, client.named('lost'));
      await press(accept);
      await expect(screen.getByText(`Thank you, ${guest.name}.`)).toBeVisible();
      await picture(screen, client.named('accepted'), { fullPage: true });
      await client.close();
    });

    await test.step('invoice, contract and stage follow together', async () => {
      expect(await read(one)).toMatchObject({ status: 'accepted', total_cents: 547_037 });
      const invoices = await read<{ results: object[] }>(`/api/proposal_and_invoice/invoices/?project=${project}`);
      expect(invoices.results).toMatchObject([{ total_cents: 547_037 }]);
      const contracts = await read<{ results: object[] }>(`/api/contract/contracts/?project=${project}`);
      expect(contracts.results).toMatchObject([{ state: 'draft' }]);
      const { stage_id } = await read<{ stage_id: number }>(`/api/tenant_crm/projects/${project}/`);
      const stages = await read<{ id: number; name: string }[]>('/api/tenant_crm/project_stages/');
      expect(stages.find((stage) => stage.id === stage_id)?.name).toBe('Verbal yes');
    });
  });
