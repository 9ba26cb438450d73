import { expect, test } from '../../fixtures';
import { faults, settled, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';
import { goldenContent, withoutRecipes, writeProposal } from './golden-proposal';

/** The longest of the five; and one of each width and theme. */
const LOOKS = [
  {
    colorScheme: 'dark',
    ...{ locale: 'de-DE', width: 360, tab: 'Angebot', total: 'Gesamt', sum: '5.470,37 $', day: '12. Juni 2027' },
    ...{ live: '1 Extra gewählt', name: 'Ihr voller Name', email: 'Ihre E-Mail-Adresse', draw: 'Zeichnen', type: 'Meinen Namen tippen' },
    ...{ consent: /^Ich nehme dieses Angebot/, yes: 'Dieses Angebot annehmen', no: 'Ablehnen', thanks: 'Danke, Maximiliane.' },
  },
  {
    colorScheme: 'light',
    ...{ locale: 'fr-FR', width: 1280, tab: 'Devis', total: 'Total', sum: '5 470,37 $US', day: '12 juin 2027' },
    ...{ live: '1 option choisie', name: 'Votre nom complet', email: 'Votre adresse e-mail', draw: 'La dessiner', type: 'Écrire mon nom' },
    ...{ consent: /^J’accepte ce devis/, yes: 'Accepter ce devis', no: 'Refuser', thanks: 'Merci, Maximiliane.' },
  },
] as const;

for (const look of LOOKS)
  test(`a couple reads a proposal and accepts it in their language (${look.locale}, ${look.colorScheme}, ${look.width} px), by keys alone, without the team’s shell`, async ({
    page: staff,
    signIn,
    api,
    browser,
    baseURL,
  }) => {
    const { locale, colorScheme, width } = look;
    await signIn('admin@fern-thistle.example');
    const made = async (path: string, data: object) => (await (await api('POST', path, data)).json()) as { id: number };
    const wedding = { name: `Hohenlohe ${locale}`, event_type: 'wedding', event_date: '2027-06-12' };
    const { id: project } = await made('/api/tenant_crm/projects/', wedding);
    const person = { first_name: 'Maximiliane', last_name: 'von und zu Hohenlohe', email: `accept.${locale}@example.com`, locale };
    const { id: contact_id } = await made('/api/tenant_crm/contacts/', person);
    await made(`/api/tenant_crm/projects/${project}/people/`, { contact_id, role: 'partner1' });
    const golden = withoutRecipes(await goldenContent(staff));
    const line = golden.sections[0]?.lines[0] ?? {};
    const garland = {
      ...{ ...line, key: 'garland', name: 'Garland for the stairs', unit_price_cents: 10_000, qty_milli: 1_000, rental_cents: 0 },
      ...{ recipe_id: null, follows_recipe: false, is_optional: true, selected: false },
    };
    const extras = { key: 'extras', title: 'If you like', description: '', kind: 'fees', show_prices: 'itemised', lines: [garland] };
    const id = await writeProposal(api, { project, content: { ...golden, sections: [...golden.sections, extras] } });
    const at = `/api/proposal_and_invoice/proposals/${id}/`;
    await api('POST', `${at}send/`, undefined, { 'if-match': '*' });
    const { path } = (await (await api('GET', `${at}address/`)).json()) as { path: string };

    // The browser speaks English: whom the link was sent to reads it in the language they are known by.
    const theirs = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 740 }, colorScheme });
    const page = await theirs.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page).toHaveTitle(look.tab);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await expect(page.getByText(look.day).first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Garland for the stairs' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: look.total, exact: true })).toContainText(look.sum);
    await expect(page.getByRole('status').filter({ hasText: look.live })).toHaveAttribute('aria-busy', 'false');
    await settled(page);
    await picture(page, `proposal-${locale}-${colorScheme}-${width}.png`, { fullPage: true });
    expect(await faults(page)).toEqual([]);

    await page.getByRole('radio', { name: look.draw }).check();
    await expect(page.locator('canvas')).toBeVisible();
    await page.getByRole('button', { name: look.no, exact: true }).click();
    await settled(page);
    await picture(page, `proposal-${locale}-${colorScheme}-${width}-drawn.png`, { fullPage: true });
    expect(await faults(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);

    await page.getByRole('radio', { name: look.type }).check();
    await page.getByRole('textbox', { name: look.name }).focus();
    await page.keyboard.type('Maximiliane');
    await page.keyboard.press('Tab');
    await page.keyboard.type('accept@example.com');
    await page.getByRole('checkbox', { name: look.consent }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: look.yes })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(look.thanks)).toBeVisible();
    await picture(page, `proposal-${locale}-${colorScheme}-${width}-accepted.png`);
    expect(await tooWide(page)).toBe(0);
    const { answer } = (await (await api('GET', at)).json()) as { answer: { consent: string } };
    expect(answer.consent).toMatch(look.consent);

    expect(scripts.some((file) => file.includes('/light/main.'))).toBe(true);
    expect(scripts.filter((file) => /antd|\/r\/shell\/(?![0-9a-f]{64}\/light\/)/.test(file))).toEqual([]);
    await theirs.close();
  });
