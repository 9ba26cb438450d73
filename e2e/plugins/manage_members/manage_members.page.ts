import type { Browser, Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** The pages about people as somebody sees them. */
export class ManageMembersPage {
  constructor(readonly page: Page) {}

  async open(path = ''): Promise<void> {
    await this.page.goto(`/manage_members${path}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async invite(emails: string, role: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Invite people' }).click();
    await this.page.getByLabel('E-mail addresses').fill(emails);
    await this.choose(role);
    // Leaving the select closes its list, which lies over the button.
    await this.page.getByLabel(/A few words/).focus();
    await this.page.getByRole('button', { name: /^Send .*invitations?$/ }).click();
  }

  /** The list of a select moves while it is filtered, so that a first click may hit nothing. */
  private async choose(role: string): Promise<void> {
    const chosen = this.page.locator('.ant-select-selection-item').filter({ hasText: role });
    await expect(async () => {
      await this.page.getByRole('combobox', { name: 'Roles' }).fill(role);
      await this.page
        .locator('.ant-select-item-option')
        .and(this.page.getByTitle(role, { exact: true }))
        .click({ timeout: 2_000 });
      await expect(chosen).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  plugin(title: string) {
    return this.page.getByRole('switch', { name: new RegExp(`^${title}: `) });
  }

  async switchOff(title: string): Promise<void> {
    await this.plugin(title).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
    await expect(this.page.getByRole('switch', { name: `${title}: off` })).toBeVisible();
  }
}

const PASSWORD = process.env['DEMO_PASSWORD'] ?? 'butterfly-demo';

/** A second person in a browser of its own. */
export async function signedInElsewhere(browser: Browser, { baseURL, email }: { baseURL: string; email: string }): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.request.get('/api/auth_and_admin/check/');
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post('/api/auth_and_admin/login/', {
    data: { email, password: PASSWORD },
    headers: { 'X-CSRFToken': token },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${email} failed: ${answer.status()}`);
  return page;
}
