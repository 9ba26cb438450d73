import type { Page } from '@playwright/test';
import { firstOf, wedding, type DemoRecords } from '../../support/demo-records';

interface Asked {
  readonly id: number;
  readonly recipients: readonly { readonly id: number }[];
}

/** The questionnaire of the demo's wedding. */
async function asked(page: Page): Promise<Asked> {
  const answer = await page.request.get(`/api/questionnaire/questionnaires/?project=${await wedding(page)}`);
  const [found] = ((await answer.json()) as { results: Asked[] }).results;
  if (!found) throw new Error('The demo data has no questionnaire.');
  return found;
}

async function link(page: Page): Promise<string> {
  const { id, recipients } = await asked(page);
  const answer = await page.request.get(`/api/questionnaire/questionnaires/${id}/recipients/${recipients[0]?.id}/link/`);
  return ((await answer.json()) as { path: string }).path.split('/').at(-1) ?? '';
}

export const records: DemoRecords = {
  '/questionnaire/templates/:templateId': firstOf('/api/questionnaire/templates/'),
  '/questionnaire/project/:projectId': wedding,
  // Two names in one address: questionnaire.spec visits it.
  '/questionnaire/project/:projectId/:questionnaireId': null,
  '/questionnaire/responses/:questionnaireId': async (page) => (await asked(page)).id,
  '/public/questionnaire/:uniqueLink': link,
};
