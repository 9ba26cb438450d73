import { callApi } from '../../fixtures';
import { wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/moodboard/:projectId': wedding,
  '/moodboard/:projectId/preview': wedding,
  '/moodboard/shared/:shareId': async (page) => {
    const shares = `/api/moodboard/${await wedding(page)}/shares/`;
    const { id } = (await (await callApi(page, { method: 'POST', path: shares, data: { mode: 'view' } })).json()) as { id: number };
    const { path } = (await (await page.request.get(`${shares}${id}/address/`)).json()) as { path: string };
    return path.split('/').at(-1) ?? '';
  },
};
