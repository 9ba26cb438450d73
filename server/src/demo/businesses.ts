import type { DemoBusiness, DemoPerson } from './demo-business';

interface Sketch {
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly roles: readonly string[];
}

const person = ({ name, email, title, roles }: Sketch): DemoPerson => {
  const key = name.split(' ')[0]?.toLowerCase() ?? name;
  return { key, email, username: key, displayName: name, title, roles };
};

const mia = person({ name: 'Mia Rosales', email: 'mia@fern-thistle.example', title: 'Lead designer', roles: ['Lead designer'] });

/** The designer's role of the demo: two plugins and one feature, so that the toolbar shows exactly three tools. */
export const FLORAL_DESIGNER = {
  name: 'Floral designer',
  plugins: ['moodboard', 'floral_recipe_builder'],
  features: ['access_proposal_and_invoice'],
  isAdmin: false,
  rowScope: 'all',
} as const;

export const businesses: readonly DemoBusiness[] = [
  {
    key: 'fern',
    slug: 'fern-thistle',
    name: 'Fern & Thistle Studio',
    legalName: 'Fern & Thistle Studio LLC',
    tz: 'America/New_York',
    locale: 'en-US',
    currency: 'USD',
    brand: { primary: '#2F4A3A', accent: '#C9A27E' },
    weekStart: 0,
    people: [
      person({ name: 'Ada Fennimore', email: 'admin@fern-thistle.example', title: 'Owner', roles: ['Owner'] }),
      person({ name: 'Leo Marchetti', email: 'leo@fern-thistle.example', title: 'Studio manager', roles: ['Studio manager'] }),
      mia,
      person({ name: 'Priya Nair', email: 'designer@fern-thistle.example', title: 'Designer', roles: [FLORAL_DESIGNER.name] }),
      person({ name: 'Tom Okell', email: 'tom@fern-thistle.example', title: 'Sales', roles: ['Sales'] }),
      person({ name: 'Hank Dobbs', email: 'hank@fern-thistle.example', title: 'Warehouse and driver', roles: ['Warehouse/driver'] }),
      person({ name: 'Ines Duarte', email: 'freelancer@fern-thistle.example', title: 'Freelancer', roles: ['Freelancer'] }),
      person({ name: 'Walter Beck', email: 'walter@fern-thistle.example', title: 'Bookkeeper', roles: ['Bookkeeper'] }),
    ],
  },
  {
    key: 'reiger',
    slug: 'blauwe-reiger',
    name: 'Blauwe Reiger Events',
    legalName: 'Blauwe Reiger Events B.V.',
    tz: 'Europe/Amsterdam',
    locale: 'nl-NL',
    currency: 'EUR',
    brand: { primary: '#23405C', accent: '#D8A15A' },
    weekStart: 1,
    people: [
      person({ name: 'Joost van Dam', email: 'admin@blauwe-reiger.example', title: 'Eigenaar', roles: ['Owner'] }),
      person({ name: 'Femke Bakker', email: 'femke@blauwe-reiger.example', title: 'Studiomanager', roles: ['Studio manager'] }),
      // One person works for both businesses.
      { ...mia, title: 'Gastontwerper', roles: ['Designer'] },
    ],
  },
];
