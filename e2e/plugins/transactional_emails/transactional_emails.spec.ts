import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { wedding } from '../../support/demo-records';
import { picture } from '../../support/picture';

const fits = async (page: Page) => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
const mail = (page: Page) => page.frameLocator('iframe.mail-frame');
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('a florist changes what a receipt says, sees it with a real project, and is told of a variable that there is not', async ({
  page,
  signIn,
}) => {
  await signIn('admin@fern-thistle.example');
  await page.goto('/transactional_emails/templates');
  await expect(page.getByRole('list', { name: 'Templates', exact: true })).toContainText('The date is yours');
  await picture(page, 'templates-1280.png', { fullPage: true });
  await page.getByRole('link', { name: 'Receipt', exact: true }).click();
  await expect(mail(page).getByText('Thank you for your payment')).toBeVisible();
  await expect(mail(page).getByText('Fern & Thistle Studio')).toBeVisible();
  await page.getByRole('combobox', { name: 'With the data of' }).fill('Marlow');
  await page.getByTitle('Marlow & Okafor wedding').last().click();
  await expect(mail(page).getByText('Dear Eleanor')).toBeVisible();
  await picture(page, 'template-1280.png', { fullPage: true });

  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('Thank you, {{ client.nickname }}');
  await expect(preview(page)).toContainText('There is no variable “client.nickname”.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a variable in it' })).toBeVisible();
  await picture(page, 'template-refused.png');
  await subject.fill('Thank you, ');
  await page.getByRole('button', { name: 'Insert: First name of the client' }).click();
  await expect(subject).toHaveValue('Thank you, {{ client.first_name }}');
  await expect(preview(page).getByText('Thank you, Eleanor')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your own text, version 1.')).toBeVisible();

  await page.getByText('Dark', { exact: true }).click();
  await expect(mail(page).locator('.card').first()).toHaveCSS('background-color', 'rgb(34, 34, 34)');
  await picture(page, 'template-dark.png');
  await page.getByText('Text', { exact: true }).click();
  await expect(preview(page)).toContainText('we have received your payment');
  await page.getByText('Deutsch').click();
  await expect(mail(page).getByText('Danke für Ihre Zahlung')).toBeVisible();
  await page.getByText('English').click();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('It is on its way to admin@fern-thistle.example')).toBeVisible();
  await page.goto('/transactional_emails/settings');
  const outbox = page.getByRole('region', { name: 'Outbox' });
  await outbox.getByRole('button', { name: 'Thank you, Eleanor' }).first().click();
  await expect(mail(page).getByText('Thank you for your payment')).toBeVisible();
  await picture(page, 'outbox-mail.png');
  await page.keyboard.press('Escape');
  await picture(page, 'settings-1280.png', { fullPage: true });
  await page.goto('/transactional_emails/templates/receipt');
  await page.getByRole('region', { name: 'Versions' }).getByRole('button', { name: 'Restore' }).last().click();
  await expect(page.getByText('The text of the suite.')).toBeVisible();
});

test('what a client has received and will receive stands on one line, with the mail as it arrived', async ({ page, signIn }) => {
  await signIn('admin@fern-thistle.example');
  const project = await wedding(page);
  await page.goto(`/transactional_emails/logs/${project}`);
  const line = page.getByRole('list', { name: 'What the client receives, and when' });
  await expect(line.getByText('Today')).toBeVisible();
  await expect(line.getByText('Payment due in a week').first()).toBeVisible();
  await picture(page, 'log-1280.png', { fullPage: true });
  await line
    .getByRole('button', { name: /^Your proposal from/ })
    .first()
    .click();
  await expect(mail(page).getByText('Your proposal is ready')).toBeVisible();
  await picture(page, 'log-mail.png');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(line.getByText('once more')).toBeVisible();

  await page
    .getByRole('button', { name: /^Switch to .* theme$/ })
    .first()
    .click();
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
  await picture(page, 'log-360-light.png', { fullPage: true });
  await page.goto('/transactional_emails/templates/receipt');
  await expect(mail(page).getByText('Thank you for your payment')).toBeVisible();
  await fits(page);
  await picture(page, 'template-360-light.png', { fullPage: true });
  await page.goto('/transactional_emails/templates');
  await expect(page.getByRole('list', { name: 'Templates', exact: true })).toContainText('Receipt');
  await fits(page);
  await picture(page, 'templates-360-light.png', { fullPage: true });
  await page.goto(`/transactional_emails/templates/${project}`);
  await expect(page.getByRole('heading', { name: 'Templates with the data of this project' })).toBeVisible();
});

test('the page of a client says that no mail reaches them, until somebody writes again', async ({ page, signIn, api }) => {
  await signIn('admin@fern-thistle.example');
  const contact = { first_name: 'Nia', last_name: 'Bounce', email: 'nia.bounce@example.com' };
  expect((await api('POST', '/api/tenant_crm/contacts/', contact)).status()).toBe(201);
  await page.goto(`/contact_management/client/${contact.email}`);
  await expect(page.getByRole('heading', { name: 'Nia Bounce' })).toBeVisible();
  const note = page.getByRole('note').filter({ hasText: 'has stopped mail' });
  await expect(note).toBeHidden();
  const held = await api('POST', '/api/transactional_emails/suppressions/', { email: contact.email });
  expect(held.status()).toBe(201);
  await page.reload();
  await expect(note).toBeVisible();
  await picture(page, 'client-without-mail-1280.png');
  await note.getByRole('link', { name: 'Addresses without mail' }).click();
  const row = page.getByRole('region', { name: 'No mail to' }).getByRole('listitem').filter({ hasText: contact.email });
  await row.getByRole('button', { name: 'Write again' }).click();
  await page.goto(`/contact_management/client/${contact.email}`);
  await expect(page.getByRole('heading', { name: 'Nia Bounce' })).toBeVisible();
  await expect(note).toBeHidden();
});
