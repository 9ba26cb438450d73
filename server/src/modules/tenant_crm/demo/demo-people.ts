import type { NewContact, NewOrganization, ProjectRole } from '@butterfly/contracts/tenant_crm';

/** A person of the demo data: with the organization by name and the projects by name. */
export interface DemoPersonRecord extends Omit<NewContact, 'organization_id'> {
  readonly organization?: string;
  readonly projects?: readonly (readonly [project: string, role: ProjectRole, billing?: 'pays'])[];
}

interface DemoPeople {
  readonly organizations: readonly NewOrganization[];
  readonly people: readonly DemoPersonRecord[];
}

const address = (line1: string, city: string, postal_code: string, region = 'NY') => ({
  line1,
  line2: '',
  city,
  region,
  postal_code,
  country: 'US',
});
const agreed = (consent_source: string): Pick<NewContact, 'consent_email' | 'consent_source'> => ({
  consent_email: 'marketing',
  consent_source,
});
const orders = (consent_source = 'Contract'): Pick<NewContact, 'consent_email' | 'consent_source'> => ({
  consent_email: 'transactional',
  consent_source,
});

export const fernPeople: DemoPeople = {
  organizations: [
    {
      name: 'Rivergate Planning',
      kind: 'planner',
      phone_e164: '+15185550120',
      email: 'hello@rivergate.example',
      website: 'rivergate.example',
      address: address('214 Warren St', 'Hudson', '12534'),
      tags: ['referral partner'],
      notes: '10 % of what is collected.',
    },
    {
      name: 'Hollis Foundation',
      kind: 'client',
      phone_e164: '+12125550177',
      email: 'events@hollis.example',
      website: 'hollis.example',
      address: address('40 W 57th St', 'New York', '10019'),
      notes: 'Gala each winter; 24 centrepieces.',
    },
    {
      name: 'Birch & Vale Co.',
      kind: 'corporate',
      phone_e164: '+18455550133',
      email: 'studio@birchvale.example',
      website: 'birchvale.example',
      address: address('9 Main St', 'Beacon', '12508'),
    },
    {
      name: 'Tivoli Table Rentals',
      kind: 'vendor',
      phone_e164: '+18455550188',
      email: 'orders@tivolitable.example',
      address: address('71 Broadway', 'Tivoli', '12583'),
      tags: ['sub-rental'],
    },
    {
      name: 'Hudson Valley Flower Exchange',
      kind: 'vendor',
      phone_e164: '+18455550101',
      email: 'orders@hvfx.example',
      tags: ['supplier'],
      notes: 'No minimum, no freight.',
    },
    {
      name: 'Catskill Blooms Farm Co-op',
      kind: 'vendor',
      phone_e164: '+18455550144',
      email: 'farm@catskillblooms.example',
      tags: ['supplier', 'local'],
    },
    { name: 'Mayfield Wholesale', kind: 'vendor', phone_e164: '+12015550166', email: 'sales@mayfield.example', tags: ['supplier'] },
  ],
  people: [
    {
      first_name: 'Eleanor',
      last_name: 'Marlow',
      email: 'eleanor.marlow@mail.example',
      phone_e164: '+15185550142',
      kind: 'couple_member',
      birthday: '1994-01-16',
      address: address('18 Union St', 'Hudson', '12534'),
      ...agreed('Web form'),
      tags: ['Rivergate'],
      projects: [['Marlow & Okafor wedding', 'partner1', 'pays']],
    },
    {
      first_name: 'Daniel',
      last_name: 'Okafor',
      email: 'd.okafor@mail.example',
      phone_e164: '+15185550143',
      kind: 'couple_member',
      ...orders(),
      projects: [['Marlow & Okafor wedding', 'partner2']],
    },
    {
      first_name: 'Grace',
      last_name: 'Marlow',
      email: 'grace.marlow@mail.example',
      phone_e164: '+15185550145',
      kind: 'person',
      preferred_channel: 'phone',
      projects: [['Marlow & Okafor wedding', 'parent']],
    },
    {
      first_name: 'Rosa',
      last_name: 'Lindgren',
      email: 'rosa@rivergate.example',
      phone_e164: '+15185550121',
      kind: 'planner',
      organization: 'Rivergate Planning',
      ...orders('Partner agreement'),
      projects: [
        ['Marlow & Okafor wedding', 'planner'],
        ['Reyes wedding', 'planner'],
      ],
    },
    {
      first_name: 'Mei',
      last_name: 'Chen',
      email: 'mei.chen@mail.example',
      phone_e164: '+16465550110',
      kind: 'couple_member',
      ...orders('Web form'),
      projects: [['Chen–Abbott wedding', 'partner1', 'pays']],
    },
    {
      first_name: 'Thomas',
      last_name: 'Abbott',
      email: 'thomas.abbott@mail.example',
      kind: 'couple_member',
      projects: [['Chen–Abbott wedding', 'partner2']],
    },
    {
      first_name: 'Judith',
      last_name: 'Hollis',
      email: 'judith@hollis.example',
      phone_e164: '+12125550178',
      organization: 'Hollis Foundation',
      ...agreed('Gala 2025'),
      tags: ['VIP', 'recurring'],
      projects: [['Hollis Foundation gala', 'billing', 'pays']],
    },
    {
      first_name: 'Marcus',
      last_name: 'Birch',
      email: 'marcus@birchvale.example',
      phone_e164: '+18455550134',
      organization: 'Birch & Vale Co.',
      ...orders('E-mail'),
      projects: [['Birch & Vale product launch', 'billing', 'pays']],
    },
    {
      first_name: 'Sofía',
      last_name: 'Delgado',
      email: 'sofia.delgado@mail.example',
      phone_e164: '+18455550155',
      locale: 'es',
      ...orders('Phone'),
      projects: [['Delgado quinceañera', 'partner1']],
    },
    {
      first_name: 'Carmen',
      last_name: 'Delgado',
      email: 'carmen.delgado@mail.example',
      phone_e164: '+18455550156',
      locale: 'es',
      preferred_channel: 'phone',
      projects: [['Delgado quinceañera', 'parent', 'pays']],
    },
    {
      first_name: 'Henry',
      last_name: 'Whitcomb',
      email: 'henry.whitcomb@mail.example',
      phone_e164: '+15185550162',
      projects: [['Whitcomb memorial', 'billing', 'pays']],
    },
    {
      first_name: 'Aiko',
      last_name: 'Sato',
      email: 'aiko.sato@mail.example',
      kind: 'couple_member',
      ...agreed('Web form'),
      projects: [['Sato–Lindqvist elopement', 'partner1', 'pays']],
    },
    {
      first_name: 'Erik',
      last_name: 'Lindqvist',
      email: 'erik.lindqvist@mail.example',
      kind: 'couple_member',
      projects: [['Sato–Lindqvist elopement', 'partner2']],
    },
    {
      first_name: 'Maeve',
      last_name: 'Brennan',
      email: 'maeve@stbrendans.example',
      phone_e164: '+15185550170',
      projects: [['St Brendan’s school benefit', 'coordinator']],
    },
    {
      first_name: 'Lucía',
      last_name: 'Reyes',
      email: 'lucia.reyes@mail.example',
      phone_e164: '+19145550124',
      kind: 'couple_member',
      ...agreed('Consultation'),
      tags: ['full service'],
      projects: [['Reyes wedding', 'partner1', 'pays']],
    },
    {
      first_name: 'Jonah',
      last_name: 'Park',
      email: 'jonah.park@mail.example',
      phone_e164: '+19145550125',
      kind: 'couple_member',
      birthday: '1991-12-03',
      ...agreed('Feedback form'),
      projects: [['Park wedding', 'partner1', 'pays']],
    },
    {
      first_name: 'Ama',
      last_name: 'Osei',
      email: 'ama.osei@mail.example',
      kind: 'couple_member',
      consent_sms: 'opted_out',
      consent_source: 'Replied STOP',
      projects: [['Osei wedding', 'partner1', 'pays']],
    },
    {
      first_name: 'Lena',
      last_name: 'Vogt',
      email: 'lena@lenavogt.example',
      phone_e164: '+18455550190',
      kind: 'vendor',
      tags: ['photographer', 'referral partner'],
      projects: [
        ['Marlow & Okafor wedding', 'vendor'],
        ['Park wedding', 'vendor'],
      ],
    },
    { first_name: 'Pete', last_name: 'Tivoli', email: 'pete@tivolitable.example', kind: 'vendor', organization: 'Tivoli Table Rentals' },
    { first_name: 'Eleanor', last_name: 'Marlowe', email: 'ellie.m@work.example', phone_e164: '+15185550142', tags: ['newsletter'] },
  ],
};

export const reigerPeople: DemoPeople = {
  organizations: [
    {
      name: 'Van Houten Advocaten',
      kind: 'corporate',
      phone_e164: '+31302345678',
      email: 'kantoor@vanhouten.example',
      website: 'vanhouten.example',
    },
  ],
  people: [
    // The same address as in the other business: two businesses know one person each in their own way.
    {
      first_name: 'Eleanor',
      last_name: 'Marlow',
      email: 'eleanor.marlow@mail.example',
      kind: 'couple_member',
      projects: [['Park wedding', 'partner1', 'pays']],
    },
    {
      first_name: 'Sanne',
      last_name: 'Jansen',
      email: 'sanne.jansen@mail.example',
      phone_e164: '+31612345678',
      kind: 'couple_member',
      locale: 'nl-NL',
      ...orders('Offerte'),
      projects: [['Bruiloft Jansen & De Boer', 'partner1', 'pays']],
    },
    {
      first_name: 'Pieter',
      last_name: 'van Houten',
      email: 'pieter@vanhouten.example',
      organization: 'Van Houten Advocaten',
      locale: 'nl-NL',
      projects: [['Jubileum Van Houten', 'billing', 'pays']],
    },
  ],
};
