import { expect, test } from '../../fixtures';
import { faults, settled, tooWide } from '../../support/page-faults';
import { picture } from '../../support/picture';

const text = (line: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: line }] }] });

/** The longest of the five; and one of each width and theme. */
const LOOKS = [
  { locale: 'de-DE', colorScheme: 'dark', width: 360, tab: 'Einen Vertrag unterschreiben', draw: 'Zeichnen', no: 'Nicht unterschreiben' },
  { locale: 'fr-FR', colorScheme: 'light', width: 1280, tab: 'Signer un contrat', draw: 'La dessiner', no: 'Ne pas signer' },
] as const;

for (const { locale, colorScheme, width, tab, draw, no } of LOOKS)
  test(`who signs reads the page in their language (${locale}, ${colorScheme}, ${width} px): it fits, has no serious fault and loads nothing of the team’s shell`, async ({
    signIn,
    api,
    browser,
    baseURL,
  }) => {
    await signIn('admin@fern-thistle.example');
    const made = async (path: string, data: object) => (await (await api('POST', path, data)).json()) as { id: number };
    const project = await made('/api/tenant_crm/projects/', { name: `Signing ${locale}`, venue_text: 'Mill House' });
    const person = { first_name: 'Maximiliane-Sophie', last_name: 'von und zu Hohenlohe', email: `sign.${locale}@example.com`, locale };
    const { id: contact_id } = await made('/api/tenant_crm/contacts/', person);
    await made(`/api/tenant_crm/projects/${project.id}/people/`, { contact_id, role: 'partner1' });
    const template = await made('/api/contract/templates/', {
      title: `Template ${locale}`,
      body: text('For {{client_name}} at {{venue}}.'),
    });
    const contract = await made('/api/contract/contracts/', { project_id: project.id, template_id: template.id });
    await api('POST', `/api/contract/contracts/${contract.id}/send/`, {}, { 'if-match': '*' });
    const { signers } = (await (await api('GET', `/api/contract/contracts/${contract.id}/`)).json()) as {
      signers: { id: number; role: string }[];
    };
    const signer = signers.find(({ role }) => role === 'client')?.id;
    const { path } = (await (await api('GET', `/api/contract/contracts/${contract.id}/signers/${signer}/address/`)).json()) as {
      path: string;
    };

    const theirs = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 740 }, locale, colorScheme });
    const page = await theirs.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByText('Mill House')).toBeVisible();
    await expect(page).toHaveTitle(tab);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await settled(page);
    await picture(page, `sign-${locale}-${colorScheme}-${width}.png`, { fullPage: true });
    expect(await faults(page)).toEqual([]);
    await page.getByRole('radio', { name: draw }).check();
    await expect(page.locator('canvas')).toBeVisible();
    await page.getByRole('button', { name: no }).click();
    await settled(page);
    await picture(page, `sign-${locale}-${colorScheme}-${width}-drawn.png`, { fullPage: true });
    expect(await faults(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    expect(scripts.some((file) => file.includes('/light/main.'))).toBe(true);
    expect(scripts.filter((file) => /antd|\/r\/shell\/(?![0-9a-f]{64}\/light\/)/.test(file))).toEqual([]);
    await theirs.close();
  });
