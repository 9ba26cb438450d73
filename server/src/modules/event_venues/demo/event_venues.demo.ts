import { addDays } from '@butterfly/contracts/days';
import { newVenue, type NewVenue } from '@butterfly/contracts/event_venues';
import type { DemoBuilder } from '../../../demo/demo-business';
import { driving, savePlacing, venuePage, venues } from '../repository';
import { fernDriving, fernVenues, placings, reigerDriving, reigerVenues, type DemoVenue } from './demo-venues.data';

const USUAL = { setup_minutes: 180, crew: 2, note: '' };

/** Places, and where the events of the demo are held. A business that has venues keeps what it has. */
export const builder: DemoBuilder = {
  order: 60,
  build: async ({ platform, business, today, projects }) => {
    await platform.db.withTenant({ tenantId: business.tenantId, memberId: null }, async (db) => {
      const { count } = await venuePage(db, { page: 1, page_size: 1, ordering: 'name', archived: 'false' });
      if (count > 0) return;
      const { id } = await driving.theOne(db);
      await driving.patch(db, { id, changes: business.key === 'fern' ? fernDriving : reigerDriving });
      const ids = new Map<string, number>();
      for (const venue of business.key === 'fern' ? fernVenues : reigerVenues)
        ids.set(venue.name, (await venues.insert(db, written(venue, today))).id);
      for (const [name, project_id] of projects) {
        const venue_id = ids.get((await platform.api('tenant_crm').project(db, project_id))?.venue_text ?? '');
        if (venue_id !== undefined) await savePlacing(db, { project_id, venue_id, ...(placings[name] ?? USUAL) });
      }
    });
  },
};

function written({ rules = [], insured_for, ...venue }: DemoVenue, today: string): NewVenue {
  const certificate = { name: 'General liability 2 M', additional_insured: 'the owners' };
  return newVenue.parse({
    ...venue,
    rules: rules.map(({ verified, ...rule }) => ({ ...rule, verified_on: verified === undefined ? null : addDays(today, verified) })),
    certificates: insured_for === undefined ? [] : [{ ...certificate, valid_until: addDays(today, insured_for) }],
  });
}
