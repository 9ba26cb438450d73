import { localDay } from '../../../platform/time/local-time';
import type { TestClient } from '../../../platform/testing/test-client';

type Create = (url: string, body: object) => Promise<number>;

/** Records that nothing but a change of them touches: each is in the version it was made in until then. */
export interface ChangedIds {
  readonly quietProject: number;
  readonly quietLead: number;
  readonly recipe: number;
  readonly entry: { readonly id: number; readonly version: number };
}

/** A project, a lead, a piece that is not ordered and an entry of the calendar, and a recipe of the library. */
export async function fillChanges(admin: TestClient, create: Create): Promise<ChangedIds> {
  const quietProject = await create('/api/tenant_crm/projects/', { name: 'Zanzibar tea', event_type: 'wedding', event_date: '2027-08-12' });
  const quietLead = await create('/api/tenant_crm/leads/', { title: 'Zanzibar supper', source: 'instagram' });
  const rose = await create('/api/floral_recipe_builder/ingredients/', { name: 'Zanzibar peony', kind: 'fresh' });
  const recipe = await create(`/api/floral_recipe_builder/projects/${quietProject}/recipes/`, {
    ...{ name: 'Zanzibar wreath', page: 'personal', minutes: 30 },
    lines: [{ key: 'a', ingredient_id: rose, qty_milli: 8_000 }],
  });
  await create(`/api/floral_recipe_builder/recipes/${recipe}/library/`, { name: 'Zanzibar wreath' });
  const entry = await create('/api/calendar_meeting/events/', {
    ...{ title: 'Zanzibar fitting', start_day: '2027-08-02', end_day: '2027-08-02', start_time: '10:00', end_time: '11:00' },
  });
  const { event } = (await admin.get(`/api/calendar_meeting/events/${entry}/`)).json<{ event: { version: number } }>();
  return { quietProject, quietLead, recipe, entry: { id: entry, version: event.version } };
}

/** What a partner has earned by a project that paid today. */
export async function fillCommission(
  admin: TestClient,
  { project, program, create }: { project: number; program: number; create: Create },
): Promise<void> {
  const partner = await create('/api/referral_portal/partners/', {
    ...{ username: 'zanzibar', company: 'Zanzibar planning', contact_name: 'Zoe', email: 'zoe@hidden.example', program_id: program },
  });
  await admin.post(`/api/referral_portal/partners/${partner}/approve/`, {});
  const received_on = localDay(new Date(), 'America/New_York');
  await create('/api/payments/payments/', { project_id: project, amount_cents: 40_000, method: 'check', received_on });
  const referral = await create('/api/referral_portal/referrals/', { partner_id: partner, project_id: project, name: 'Zoe Zanzibar' });
  await admin.post(`/api/referral_portal/referrals/${referral}/accept/`, {});
}
