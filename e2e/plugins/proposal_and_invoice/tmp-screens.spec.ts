import { writeFileSync } from 'node:fs';
import { expect, test } from '../../fixtures';
import { chooseTheme } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { goldenContent, withoutRecipes, writeProposal } from './golden-proposal';

const LONG = 'Arch of garden roses, smilax, trailing amaranthus and a name that is far longer than anybody would have thought';
for (const who of ['admin@fern-thistle.example', 'admin@blauwe-reiger.example'])
  test(`screens ${who}`, async ({ page, signIn, api, browser, baseURL }) => {
    test.setTimeout(240_000);
    const tag = who.includes('fern') ? 'usd' : 'eur';
    await signIn('admin@fern-thistle.example');
    const golden = withoutRecipes(await goldenContent(page));
    await signIn(who);
    const made = async (path: string, body: object) => ((await (await api('POST', path, body)).json()) as { id: number }).id;
    const project = await made('/api/tenant_crm/projects/', {
      name: 'Maximiliane-Sophie von und zu Hohenlohe-Langenburg & Bartholomew Featherstonehaugh',
      event_type: 'wedding',
      event_date: '2027-06-12',
    });
    const contact_id = await made('/api/tenant_crm/contacts/', {
      first_name: 'Maximiliane-Sophie',
      last_name: 'von und zu Hohenlohe-Langenburg',
      email: `max.${tag}@example.com`,
    });
    await api('POST', `/api/tenant_crm/projects/${project}/people/`, { contact_id, role: 'partner1', is_billing: true });
    const base = golden.sections[0]?.lines[0] ?? {};
    const many = {
      ...golden.sections[0],
      key: 'many',
      title: 'Forty lines',
      description: LONG,
      lines: Array.from({ length: 40 }, (_, at) => ({
        ...base,
        key: `m-${at}`,
        name: at % 3 ? `Vase ${at}` : LONG,
        unit_price_cents: at === 0 ? 12_840_000 : 1_250,
        description: at % 5 ? '' : LONG,
      })),
    };
    const id = await writeProposal(api, { project, content: { ...golden, sections: [...golden.sections, many] } as never });
    const lines = Array.from({ length: 40 }, (_, at) => ({
      name: at % 3 ? `Vase ${at}` : LONG,
      section: '',
      qty_milli: 12_500,
      unit: 'stems',
      unit_price_cents: at === 0 ? 12_840_000 : 1_250,
      discount_bps: at % 2 ? 1_000 : 0,
      tax_bps: 825,
      rental_cents: 0,
    }));
    const invoice = await made('/api/proposal_and_invoice/invoices/', { project_id: project, title: LONG, lines });
    const second = await made('/api/proposal_and_invoice/invoices/', {
      project_id: project,
      title: 'Second',
      lines: lines.slice(0, 3),
      due_date: '2026-09-01',
    });
    await api('POST', `/api/proposal_and_invoice/invoices/${second}/issue/`);
    await api('POST', '/api/payments/payments/', {
      project_id: project,
      amount_cents: 12_840_000,
      method: 'bank_transfer',
      received_on: '2026-11-05',
      note: LONG,
    });
    for (const [name, path] of [
      ['pdf-proposal', `/api/proposal_and_invoice/proposals/${id}/pdf/`],
      ['pdf-invoice', `/api/proposal_and_invoice/invoices/${second}/pdf/`],
    ] as const)
      writeFileSync(`/tmp/shots/${name}-${tag}.pdf`, await (await page.request.get(path)).body());
    const shots = [
      ['editor', `/proposal_and_invoice/version/${id}`],
      ['invoice', `/proposal_and_invoice/invoice/${invoice}`],
      ['overview', '/payments/dashboard'],
      ['money', `/payments/dashboard/${project}`],
      ['contract-templates', '/contract/templates'],
    ] as const;
    for (const [name, path] of shots)
      for (const [width, theme] of tag === 'usd'
        ? ([
            [1440, 'dark'],
            [1280, 'light'],
            [360, 'dark'],
          ] as const)
        : ([
            [1280, 'dark'],
            [360, 'light'],
          ] as const)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await page.waitForTimeout(700);
        await chooseTheme(page, theme);
        await page.screenshot({
          path: `/tmp/shots/${name}-${tag}-${width}-${theme}.png`,
          fullPage: name !== 'editor' || width === 360 ? false : true,
        });
      }
  });
