import type { Page } from '@playwright/test';
import type { DemoRecords } from '../../support/demo-records';
import { firstOf } from '../../support/demo-records';

interface Settings {
  readonly project_id: number;
  readonly people: readonly { readonly id: number }[];
}

/** The link of the first person of the first portal. */
async function tokenOf(page: Page): Promise<string> {
  const { results } = (await (await page.request.get('/api/client_portal/portals/')).json()) as { results: Settings[] };
  const at = `/api/client_portal/settings/${results[0]?.project_id}/`;
  const { people } = (await (await page.request.get(at)).json()) as Settings;
  const { path } = (await (await page.request.get(`${at}people/${people[0]?.id}/link/`)).json()) as { path: string };
  return path.split('/').at(-1) ?? '';
}

export const records: DemoRecords = {
  '/client_portal/settings/:projectId': firstOf('/api/client_portal/portals/', 'project_id'),
  '/portal/:token': tokenOf,
  '/portal/:token/wizard': tokenOf,
  '/portal/:token/proposals': tokenOf,
  '/portal/:token/contract': tokenOf,
  '/portal/:token/payments': tokenOf,
  '/portal/:token/moodboard': tokenOf,
  '/portal/:token/invoice': tokenOf,
  '/portal/:token/requests': tokenOf,
  '/portal/:token/messages': tokenOf,
  '/portal/:token/files': tokenOf,
  '/portal/:token/timeline': tokenOf,
  // It leads on to the questions of the link, and has no page of its own.
  '/portal/:token/questionnaire/:uniqueLink': null,
  // Its link is in a mail and good once: `client_portal.spec` sets a password by it.
  '/portal/set-password/:uidb64/:token': null,
  '/portal/reset-password/:uidb64/:token': null,
};
