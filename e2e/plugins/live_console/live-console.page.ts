import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** The console as somebody uses it. */
export class LiveConsolePage {
  readonly button: Locator;
  readonly panel: Locator;
  readonly status: Locator;
  readonly log: Locator;
  readonly input: Locator;

  constructor(private readonly page: Page) {
    this.button = page.getByRole('button', { name: 'Live console', exact: true });
    this.panel = page.getByRole('dialog', { name: 'Live console' });
    this.status = this.panel.locator('.live-status');
    this.log = this.panel.getByRole('log', { name: 'Conversation' });
    this.input = this.panel.getByRole('textbox', { name: 'Message' });
  }

  async open(): Promise<void> {
    await this.page.goto('/home_view');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await this.button.click();
    await expect(this.panel.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  }

  async enterToken(): Promise<void> {
    await this.panel.getByLabel('Bearer token').fill('ya29.browser');
    await this.panel.getByLabel('Project ID').fill('fern-studio');
  }

  async connect(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(this.status).toHaveText('Connected');
  }

  async say(text: string): Promise<void> {
    await this.input.fill(text);
    await this.input.press('Enter');
  }

  messages(type: 'user' | 'assistant' | 'system'): Locator {
    return this.log.locator(`[data-type=${type}] p`);
  }

  toggle(name: 'Microphone' | 'Camera' | 'Share screen'): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
}
