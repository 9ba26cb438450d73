import type { NewRecipe } from '@butterfly/contracts/floral_recipe_builder';

/** A piece of the demo. Ingredients are named by a part of their name. */
export interface DemoRecipe extends Partial<Omit<NewRecipe, 'lines' | 'page' | 'rentals'>> {
  readonly name: string;
  readonly page: 'ceremony' | 'personal' | 'reception';
  readonly of: Readonly<Record<string, number>>;
  readonly rentals?: readonly (readonly [name: string, cents: number])[];
}

export interface DemoBook {
  readonly project: string;
  readonly status: 'draft' | 'ordered' | 'priced' | 'produced';
  readonly recipes: readonly DemoRecipe[];
}

/** The worked example of the suite: every figure of it is known to the cent. */
const MARLOW: readonly DemoRecipe[] = [
  {
    name: 'Bridal bouquet',
    page: 'personal',
    arrangement_type: 'Bouquet',
    status: 'approved',
    minutes: 75,
    design_notes: 'Loose and gathered, stems showing, ribbon to the floor.',
    of: {
      Quicksand: 8,
      'Playa Blanca': 6,
      Juliet: 5,
      Ranunculus: 8,
      Lisianthus: 4,
      Astilbe: 3,
      'silver dollar': 5,
      ribbon: 2,
      'Pearl pins': 2,
    },
  },
  {
    name: 'Bridesmaid',
    page: 'personal',
    arrangement_type: 'Bouquet',
    quantity: 5,
    minutes: 40,
    of: { Quicksand: 4, 'Playa Blanca': 4, Ranunculus: 4, Lisianthus: 2, 'silver dollar': 3, ribbon: 1, 'Pearl pins': 2 },
  },
  {
    name: 'Boutonnière',
    page: 'personal',
    arrangement_type: 'Boutonnière',
    quantity: 8,
    minutes: 12,
    round_step_cents: 100,
    of: { Ranunculus: 1, Majolika: 1, seeded: 0.25, ribbon: 0.25, 'Pearl pins': 2 },
  },
  {
    name: 'Arch',
    page: 'ceremony',
    arrangement_type: 'Installation',
    minutes: 360,
    labor: { mode: 'hourly', rate_cents: 4_500 },
    design_notes: 'Foam-free. Denser on the left, open to the barn door.',
    of: {
      'Playa Blanca': 40,
      Quicksand: 30,
      Delphinium: 20,
      'Hydrangea white': 15,
      Lisianthus: 20,
      'Italian ruscus': 30,
      'silver dollar': 25,
    },
    rentals: [['Wooden arch frame', 22_500]],
  },
  {
    name: 'Low centrepiece',
    page: 'reception',
    arrangement_type: 'Centrepiece',
    quantity: 12,
    minutes: 35,
    of: {
      Quicksand: 5,
      'Playa Blanca': 4,
      Majolika: 2,
      Lisianthus: 3,
      'Hydrangea white': 2,
      'silver dollar': 4,
      seeded: 2,
      'Chicken-wire': 1,
    },
    rentals: [['Gold compote', 900]],
  },
];

export const fernBooks: readonly DemoBook[] = [
  { project: 'Marlow & Okafor wedding', status: 'priced', recipes: MARLOW },
  {
    project: 'Chen–Abbott wedding',
    status: 'draft',
    recipes: [
      {
        name: 'Bridal bouquet',
        page: 'personal',
        minutes: 80,
        of: { 'Playa Blanca': 8, 'Sarah Bernhardt': 7, 'Sweet pea': 10, Scabiosa: 6, Olive: 5, ribbon: 3 },
      },
      {
        name: 'Bridesmaid',
        page: 'personal',
        quantity: 4,
        minutes: 40,
        of: { 'Playa Blanca': 3, 'Sweet pea': 5, Scabiosa: 3, Olive: 3, ribbon: 1 },
      },
      {
        name: 'Aisle meadow, 1 m',
        page: 'ceremony',
        quantity: 8,
        minutes: 45,
        of: { Delphinium: 6, Snapdragon: 5, Stock: 5, Scabiosa: 4, Plumosus: 6, 'Chicken-wire': 1 },
      },
      { name: 'Lantern cluster', page: 'reception', quantity: 10, is_no_recipe: true, price_override_cents: 3_500, of: {} },
    ],
  },
  {
    project: 'Hollis Foundation gala',
    status: 'draft',
    recipes: [
      {
        name: 'Centrepiece',
        page: 'reception',
        quantity: 24,
        minutes: 30,
        of: { Freedom: 10, 'antique green': 1, Carnation: 6, Salal: 4, 'Pin frog': 1 },
        rentals: [['Tall glass cylinder', 600]],
      },
      { name: 'Bar arrangement', page: 'reception', quantity: 2, minutes: 60, of: { Freedom: 20, Snapdragon: 10, Salal: 8, Ivy: 6 } },
    ],
  },
  {
    project: 'Birch & Vale product launch',
    status: 'draft',
    recipes: [
      { name: 'Plinth piece', page: 'reception', quantity: 6, minutes: 50, of: { Anemone: 8, Stock: 6, 'Dusty miller': 5, 'Pin frog': 1 } },
    ],
  },
  {
    project: 'Whitcomb memorial',
    status: 'priced',
    recipes: [
      {
        name: 'Standing spray',
        page: 'ceremony',
        quantity: 2,
        minutes: 70,
        of: { 'Hydrangea white': 4, 'O’Hara': 8, Snapdragon: 10, Leatherleaf: 10 },
      },
      {
        name: 'Casket spray',
        page: 'ceremony',
        minutes: 90,
        of: { 'O’Hara': 18, Carnation: 20, Stock: 12, 'Italian ruscus': 12, Leatherleaf: 10 },
      },
    ],
  },
  {
    project: 'Sato–Lindqvist elopement',
    status: 'draft',
    recipes: [
      {
        name: 'Bridal bouquet',
        page: 'personal',
        minutes: 70,
        price_override_cents: 24_000,
        of: { Anemone: 8, 'Coral Charm': 5, Ranunculus: 8, Olive: 4, ribbon: 2 },
      },
      { name: 'Boutonnière', page: 'personal', minutes: 12, round_step_cents: 100, of: { Anemone: 1, Olive: 1, 'Pearl pins': 2 } },
    ],
  },
  {
    project: 'Reyes wedding',
    status: 'ordered',
    recipes: [
      {
        name: 'Bridal bouquet',
        page: 'personal',
        status: 'approved',
        minutes: 80,
        of: { Juliet: 9, Quicksand: 8, Majolika: 5, seeded: 5, ribbon: 2 },
      },
      {
        name: 'Bridesmaid',
        page: 'personal',
        status: 'approved',
        quantity: 4,
        minutes: 40,
        of: { Juliet: 3, Quicksand: 5, seeded: 3, ribbon: 1 },
      },
      {
        name: 'Low centrepiece',
        page: 'reception',
        status: 'approved',
        quantity: 11,
        minutes: 35,
        of: { Quicksand: 6, Majolika: 3, Carnation: 4, seeded: 3, 'Chicken-wire': 1 },
      },
    ],
  },
  {
    project: 'Park wedding',
    status: 'produced',
    recipes: [
      {
        name: 'Bridal bouquet',
        page: 'personal',
        status: 'made',
        minutes: 75,
        of: { 'O’Hara': 10, Lisianthus: 6, Waxflower: 4, 'silver dollar': 5, ribbon: 2 },
      },
      {
        name: 'Low centrepiece',
        page: 'reception',
        status: 'made',
        quantity: 9,
        minutes: 35,
        of: { 'O’Hara': 5, Stock: 5, Waxflower: 3, 'silver dollar': 4 },
      },
    ],
  },
];

export const reigerBooks: readonly DemoBook[] = [
  {
    project: 'Bruiloft Jansen & De Boer',
    status: 'draft',
    recipes: [
      {
        name: 'Bruidsboeket',
        page: 'personal',
        minutes: 75,
        of: { Quicksand: 8, Juliet: 5, Lisianthus: 4, 'silver dollar': 5, ribbon: 2 },
      },
      {
        name: 'Tafelstuk',
        page: 'reception',
        quantity: 10,
        minutes: 35,
        of: { Quicksand: 5, 'Playa Blanca': 4, Lisianthus: 3, 'silver dollar': 4 },
      },
    ],
  },
  {
    project: 'Park wedding',
    status: 'ordered',
    recipes: [{ name: 'Bruidsboeket', page: 'personal', minutes: 70, of: { 'Playa Blanca': 12, Lisianthus: 6, ribbon: 2 } }],
  },
];
