import { addDays } from '@butterfly/contracts/days';
import type { ImportedPeople } from './api';
import { inNameOf } from '../../platform/db/worker';
import { siteAddress } from '../../platform/http/requests/site-address';
import type { DemoBuilder, DemoContext } from '../../demo/demo-business';

type Levels = Readonly<Record<string, Readonly<Record<string, number>>>>;

const CATEGORIES: ImportedPeople['categories'] = [
  { name: 'Design', color: 'blush', skills: [{ name: 'Wedding bouquets' }, { name: 'Tablescape' }, { name: 'Foam-free mechanics' }] },
  { name: 'On site', color: 'eucalyptus', skills: [{ name: 'Installations' }, { name: 'Driving van', certificate: true }] },
  { name: 'With clients', color: 'marigold', skills: [{ name: 'Client consulting' }] },
];

const FERN_LEVELS: Levels = {
  ada: { 'Client consulting': 5, 'Wedding bouquets': 4, Tablescape: 4 },
  leo: { 'Client consulting': 4, Tablescape: 3 },
  mia: { 'Wedding bouquets': 5, Installations: 3, 'Foam-free mechanics': 4, Tablescape: 5 },
  priya: { 'Wedding bouquets': 4, Installations: 2, 'Foam-free mechanics': 3 },
  tom: { 'Client consulting': 5 },
  hank: { 'Driving van': 5, Installations: 4 },
  ines: { 'Wedding bouquets': 3, Installations: 3, 'Driving van': 2 },
};

/** People of the demo: skills, facts, two rules, days off and one invitation that waits. */
export const builder: DemoBuilder = {
  order: 15,
  build: async (context) => {
    const { platform, business } = context;
    if (business.key !== 'fern') return;
    const inviter = business.members.get('ada') ?? null;
    await platform.db.withTenant(inNameOf({ tenantId: business.tenantId, memberId: inviter }), async (db) => {
      const members = platform.api('manage_members');
      if (!(await members.importPeople(db, peopleOf(context)))) return;
      await members.invite(db, {
        email: 'june@fern-thistle.example',
        roles: ['Designer'],
        title: 'Junior florist',
        site: siteAddress(platform.env, {}),
      });
    });
  },
};

function peopleOf({ business, today }: DemoContext): ImportedPeople {
  const id = (key: string): number => business.members.get(key) ?? 0;
  const inDays = (days: number): string => addDays(today, days);
  const licences: Readonly<Record<string, string>> = { hank: inDays(420), ines: inDays(34) };
  return {
    categories: CATEGORIES,
    levels: Object.entries(FERN_LEVELS).flatMap(([key, skills]) =>
      Object.entries(skills).map(([skill, level]) => {
        const until = skill === 'Driving van' ? licences[key] : undefined;
        return { memberId: id(key), skill, level, ...(until && { certifiedUntil: until }) };
      }),
    ),
    profiles: [
      {
        memberId: id('ada'),
        facts: { phone: '+1 518 555 0141', weekly_minutes: 2_700, capacity: 6, languages: ['English'], home_base: 'Hudson, NY' },
      },
      {
        memberId: id('leo'),
        facts: {
          phone: '+1 518 555 0142',
          weekly_minutes: 2_400,
          capacity: 10,
          languages: ['English', 'Italian'],
          home_base: 'Hudson, NY',
        },
      },
      {
        memberId: id('mia'),
        facts: {
          phone: '+1 518 555 0143',
          weekly_minutes: 2_400,
          hourly_cost_cents: 2_800,
          capacity: 8,
          languages: ['English', 'Spanish'],
          home_base: 'Kingston, NY',
        },
      },
      {
        memberId: id('priya'),
        facts: { phone: '+1 518 555 0144', weekly_minutes: 1_920, hourly_cost_cents: 2_400, capacity: 6, languages: ['English', 'Hindi'] },
      },
      { memberId: id('hank'), facts: { phone: '+1 518 555 0146', weekly_minutes: 2_400, hourly_cost_cents: 2_300, vehicle_ok: true } },
      {
        memberId: id('ines'),
        facts: {
          employment: 'freelancer',
          phone: '+1 518 555 0147',
          hourly_cost_cents: 3_100,
          hourly_bill_cents: 4_800,
          vehicle_ok: true,
          languages: ['English', 'Portuguese'],
        },
      },
    ],
    rules: [
      {
        rule: {
          name: 'Weddings to the best hands',
          object: 'project',
          strategy: 'best_skill',
          candidates: [id('mia'), id('priya')],
          working_hours_only: true,
          fallback_id: id('leo'),
          enabled: true,
        },
        skills: [
          { name: 'Wedding bouquets', least: 3, weight: 2 },
          { name: 'Installations', least: 2, weight: 1 },
        ],
      },
      {
        rule: {
          name: 'New leads in turn',
          object: 'lead',
          strategy: 'round_robin',
          candidates: [id('tom'), id('leo')],
          working_hours_only: true,
          fallback_id: id('ada'),
          enabled: true,
        },
        skills: [],
      },
    ],
    absences: [{ memberId: id('priya'), from: inDays(9), to: inDays(13), note: 'Family visit' }],
  };
}
