import { callApi } from '../../fixtures';
import { wedding, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/moodboard/:projectId': wedding,
  '/moodboard/:projectId/preview': wedding,
  '/moodboard/shared/:shareId': async (page) => {
    const answer = await callApi(page, { method: 'POST', path: `/api/moodboard/${await wedding(page)}/shares/`, data: { mode: 'view' } });
    const { path } = (await answer.json()) as { path: string };
    return path.split('/').at(-1) ?? '';
  },
};
