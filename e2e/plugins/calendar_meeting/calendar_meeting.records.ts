import { firstOf, type DemoRecords } from '../../support/demo-records';

export const records: DemoRecords = {
  '/calendar_meeting/:projectId': firstOf('/api/tenant_crm/projects/'),
  '/calendar_meeting/events/:eventId': async (page) => {
    const today = new Date().toISOString().slice(0, 10);
    const to = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const answer = await page.request.get(`/api/calendar_meeting/events/?from=${today}&to=${to}&layers=events`);
    const { entries } = (await answer.json()) as { entries: { event: { id: number; repeats: boolean } | null }[] };
    const found = entries.find(({ event }) => event?.repeats === false)?.event?.id;
    if (found === undefined) throw new Error('The calendar of the demo has nothing to come.');
    return found;
  },
  '/calendar_meeting/days/:day': async () => '2027-06-12',
  '/calendar_meeting/invitation/:token': null,
};
