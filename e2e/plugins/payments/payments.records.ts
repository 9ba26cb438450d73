import type { Page } from '@playwright/test';
import { wedding, type DemoRecords } from '../../support/demo-records';

/** A fresh link to the invoice of the wedding. */
async function token(page: Page): Promise<string> {
  const project = await wedding(page);
  const money = (await (await page.request.get(`/api/payments/projects/${project}/`)).json()) as { parts: { invoice_id: number }[] };
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = { 'x-csrftoken': csrf, origin: new URL(page.url()).origin };
  const answer = await page.request.post(`/api/payments/invoices/${money.parts[0]?.invoice_id}/link/`, { headers });
  return ((await answer.json()) as { path: string }).path.split('/').at(-1) ?? '';
}

export const records: DemoRecords = { '/payments/dashboard/:projectId': wedding, '/payments/pay/:token': token };
