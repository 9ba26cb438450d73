import { expect, test } from '../../fixtures';
import { faults, settled, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

const LINE = { name: 'Blumen', section: '', qty_milli: 2_500, unit: '', discount_bps: 0, tax_bps: 825, rental_cents: 0 };
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const written = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** One of each width and theme. */
const LOOKS = [
  {
    colorScheme: 'light',
    ...{ locale: 'de-DE', width: 360, tab: 'Rechnung', total: 'Gesamt', sum: '2.706,25 $', tax: 'Steuer 8,25 %', many: '2,5 ×' },
    ...{ later: /^Was später fällig ist, von selbst bezahlen/, agree: /darf diese Karte mit jeder Zahlung/, pay: /bezahlen$/ },
    ...{ thanks: 'Bezahlt. Vielen Dank!', kept: /^Fern & Thistle.* darf diese Karte/ },
  },
  {
    colorScheme: 'dark',
    ...{ locale: 'fr-FR', width: 1280, tab: 'Facture', total: 'Total', sum: '2 706,25 $US', tax: 'Taxe 8,25 %', many: '2,5 ×' },
    ...{ later: /^Payer automatiquement/, agree: /peut débiter cette carte/, pay: /^Payer/ },
    ...{ thanks: 'Payé. Merci !', kept: /^Fern & Thistle.* peut débiter cette carte/ },
  },
] as const;

for (const look of LOOKS)
  test(`a client reads an invoice, agrees to what comes later and pays in their language (${look.locale}, ${look.colorScheme}, ${look.width} px), by keys alone, without the team’s shell`, async ({
    signIn,
    api,
    browser,
    baseURL,
  }) => {
    const { locale, colorScheme, width } = look;
    await signIn('admin@fern-thistle.example');
    const made = async (path: string, data: object) => (await (await api('POST', path, data)).json()) as { id: number };
    const { id: project } = await made('/api/tenant_crm/projects/', {
      name: `Pay ${locale}`,
      event_type: 'wedding',
      event_date: ahead(120),
    });
    const person = { first_name: 'Maximiliane', last_name: 'von und zu Hohenlohe', email: `pay.${locale}@example.com`, locale };
    const { id: contact_id } = await made('/api/tenant_crm/contacts/', person);
    await made(`/api/tenant_crm/projects/${project}/people/`, { contact_id, role: 'partner1' });
    const invoices: number[] = [];
    for (const due_date of [ahead(-2), ahead(60)]) {
      const draft = { project_id: project, title: 'Flowers', due_date, lines: [{ ...LINE, unit_price_cents: 100_000 }] };
      const { id } = await made('/api/proposal_and_invoice/invoices/', draft);
      await api('POST', `/api/proposal_and_invoice/invoices/${id}/issue/`);
      invoices.push(id);
    }
    const { path } = (await (await api('POST', `/api/payments/invoices/${invoices[0]}/link/`)).json()) as { path: string };

    // The browser speaks English: whom the link was sent to reads it in the language they are known by.
    const theirs = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 740 }, colorScheme });
    const page = await theirs.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page).toHaveTitle(look.tab);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    const table = page.getByRole('table');
    await expect(table.getByRole('row', { name: new RegExp(`^${look.total}`) })).toContainText(look.sum);
    await expect(table).toContainText(look.tax);
    await expect(table).toContainText(look.many);
    await expect(page.getByText(written(ahead(-2), locale)).first()).toBeVisible();
    await page.getByRole('checkbox', { name: look.later }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(look.agree)).toBeVisible();
    await settled(page);
    await picture(page, `pay-${locale}-${colorScheme}-${width}.png`, { fullPage: true });
    expect(await faults(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: look.pay }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(look.thanks)).toBeVisible();
    await settled(page);
    await picture(page, `pay-${locale}-${colorScheme}-${width}-paid.png`, { fullPage: true });
    expect(await faults(page)).toEqual([]);
    const money = (await (await api('GET', `/api/payments/projects/${project}/`)).json()) as { autopay: { consent_text: string } };
    expect(money.autopay.consent_text).toMatch(look.kept);

    expect(scripts.some((file) => file.includes('/light/main.'))).toBe(true);
    expect(scripts.filter((file) => /antd|\/r\/shell\/(?![0-9a-f]{64}\/light\/)/.test(file))).toEqual([]);
    await theirs.close();
  });
