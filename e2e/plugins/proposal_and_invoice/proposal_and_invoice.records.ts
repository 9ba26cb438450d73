import type { Page } from '@playwright/test';
import { firstOf, wedding, type DemoRecords } from '../../support/demo-records';

async function sentProposal(page: Page): Promise<number> {
  const answer = await page.request.get(`/api/proposal_and_invoice/proposals/?project=${await wedding(page)}`);
  const { results } = (await answer.json()) as { results: { id: number; status: string }[] };
  // Other tests may have left a draft of a next version.
  const found = results.find(({ status }) => status !== 'draft');
  if (!found) throw new Error('The demo data has no proposal for the wedding of Marlow and Okafor.');
  return found.id;
}

async function token(page: Page): Promise<string> {
  const answer = await page.request.get(`/api/proposal_and_invoice/proposals/${await sentProposal(page)}/address/`);
  return ((await answer.json()) as { path: string }).path.split('/').at(-1) ?? '';
}

export const records: DemoRecords = {
  '/proposal_and_invoice/proposal/:projectId': wedding,
  '/proposal_and_invoice/version/:proposalId': sentProposal,
  '/proposal_and_invoice/invoice/:invoiceId': firstOf('/api/proposal_and_invoice/invoices/'),
  '/proposal_and_invoice/shared/:token': token,
};
