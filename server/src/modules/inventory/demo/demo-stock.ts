/** A thing that the demo business rents out: owned, price per event and replacement in minor units. */
export interface DemoThing {
  readonly name: string;
  readonly sku: string;
  readonly type: string;
  readonly category: string;
  readonly colour?: string;
  readonly owned: number;
  readonly price: number;
  readonly replacement: number;
  /** The least, and what there shall be again. */
  readonly levels?: readonly [min: number, par: number];
}

export const demoLocations = [
  { name: 'Warehouse', kind: 'warehouse' },
  { name: 'Studio', kind: 'studio' },
  { name: 'Van', kind: 'van' },
] as const;

export const demoTypes = [
  { name: 'Rental', buffer_after_days: 0 },
  { name: 'Glass', buffer_after_days: 1 },
  { name: 'Linen', buffer_after_days: 1 },
] as const;

export const demoCategories: Readonly<Record<string, readonly string[]>> = {
  Candlelight: ['Lanterns', 'Holders'],
  Vessels: ['Compotes', 'Cylinders'],
  Structures: ['Arches', 'Stands'],
  Textiles: ['Runners'],
};

export const fernThings: readonly DemoThing[] = [
  {
    name: 'Brass lantern',
    sku: 'LAN-BRASS',
    type: 'Rental',
    category: 'Candlelight',
    colour: 'brass',
    owned: 40,
    price: 800,
    replacement: 3_800,
  },
  { name: 'Gold compote', sku: 'COM-GOLD', type: 'Rental', category: 'Vessels', colour: 'gold', owned: 60, price: 900, replacement: 2_400 },
  {
    name: 'Wooden arch frame',
    sku: 'ARCH-WOOD',
    type: 'Rental',
    category: 'Structures',
    colour: 'oak',
    owned: 2,
    price: 22_500,
    replacement: 65_000,
  },
  {
    name: 'Acrylic plinth',
    sku: 'PLI-ACR',
    type: 'Rental',
    category: 'Structures',
    colour: 'clear',
    owned: 8,
    price: 3_500,
    replacement: 14_000,
  },
  {
    name: 'Taper holder',
    sku: 'TAP-HOLD',
    type: 'Rental',
    category: 'Candlelight',
    colour: 'brass',
    owned: 120,
    price: 250,
    replacement: 900,
    levels: [100, 160],
  },
  {
    name: 'Votive',
    sku: 'VOT-CLEAR',
    type: 'Glass',
    category: 'Candlelight',
    colour: 'clear',
    owned: 300,
    price: 75,
    replacement: 250,
    levels: [320, 400],
  },
  {
    name: 'Tall glass cylinder',
    sku: 'CYL-TALL',
    type: 'Glass',
    category: 'Vessels',
    colour: 'clear',
    owned: 30,
    price: 600,
    replacement: 2_200,
  },
  {
    name: 'Harlow stand',
    sku: 'STA-HARLOW',
    type: 'Rental',
    category: 'Structures',
    colour: 'black',
    owned: 20,
    price: 1_200,
    replacement: 4_800,
  },
  {
    name: 'Linen runner',
    sku: 'RUN-LINEN',
    type: 'Linen',
    category: 'Textiles',
    colour: 'ivory',
    owned: 40,
    price: 700,
    replacement: 3_000,
  },
];

export const reigerThings: readonly DemoThing[] = [
  {
    name: 'Brass lantern',
    sku: 'LAN-BRASS',
    type: 'Rental',
    category: 'Candlelight',
    colour: 'messing',
    owned: 24,
    price: 950,
    replacement: 4_200,
  },
  { name: 'Tall glass cylinder', sku: 'CYL-TALL', type: 'Glass', category: 'Vessels', owned: 16, price: 700, replacement: 2_600 },
];

/** Things that go out together, with how many of each one kit takes. */
export const fernKits = [{ name: 'Sweetheart table', parts: { 'Gold compote': 2, Votive: 6, 'Linen runner': 1 } }];

/** What late things cost: so much a day, or a part of the whole rental, whichever is more. */
export const demoLateTerms = { late_day_cents: 5_000, late_rental_bps: 1_500 };

/** What a project has reserved; without days, around its event. */
export interface DemoReservation {
  readonly project: string;
  readonly thing: string;
  readonly qty: number;
  readonly state: 'provisional' | 'quoted' | 'reserved';
  readonly has_waiver?: boolean;
  readonly overbook_reason?: string;
  /** It went out on its day and came back so many days after its day. */
  readonly daysLate?: number;
}

export const demoReservations: Readonly<Record<'fern' | 'reiger', readonly DemoReservation[]>> = {
  fern: [
    { project: 'Marlow & Okafor wedding', thing: 'Brass lantern', qty: 20, state: 'reserved', has_waiver: true },
    { project: 'Marlow & Okafor wedding', thing: 'Gold compote', qty: 12, state: 'reserved', has_waiver: true },
    { project: 'Marlow & Okafor wedding', thing: 'Wooden arch frame', qty: 1, state: 'reserved' },
    { project: 'Marlow & Okafor wedding', thing: 'Linen runner', qty: 10, state: 'reserved' },
    {
      project: 'Chen–Abbott wedding',
      thing: 'Brass lantern',
      qty: 30,
      state: 'provisional',
      overbook_reason: 'The proposal is out; both weddings are on one Saturday.',
    },
    { project: 'Chen–Abbott wedding', thing: 'Votive', qty: 120, state: 'provisional' },
    { project: 'Chen–Abbott wedding', thing: 'Wooden arch frame', qty: 1, state: 'quoted' },
    { project: 'Reyes wedding', thing: 'Gold compote', qty: 14, state: 'reserved' },
    { project: 'Reyes wedding', thing: 'Votive', qty: 60, state: 'reserved' },
    { project: 'Hollis Foundation gala', thing: 'Harlow stand', qty: 12, state: 'reserved' },
    { project: 'Park wedding', thing: 'Acrylic plinth', qty: 4, state: 'reserved', daysLate: 2 },
  ],
  reiger: [{ project: 'Reyes wedding', thing: 'Brass lantern', qty: 12, state: 'reserved' }],
};
