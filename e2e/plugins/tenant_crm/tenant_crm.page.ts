import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** The list, the board and the record as a person sees them. */
export class TenantCrmPage {
  constructor(readonly page: Page) {}

  async openList(): Promise<void> {
    await this.page.goto('/tenant_crm/projects');
    await expect(this.page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  }

  async openBoard(): Promise<void> {
    await this.page.goto('/tenant_crm/pipeline_board');
    await expect(this.column('Inquiry')).toBeVisible();
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  column(stage: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${stage} \\d+$`) });
  }

  card(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async editFact(label: string, shown: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: shown, exact: true }).click();
    const input = this.page.getByLabel(label, { exact: true });
    await input.fill(text);
    await input.press('Enter');
  }
}
