import type { DocumentLine, NewProposalPackage, ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import { packageLine } from '@butterfly/contracts/proposal_and_invoice';
import type { DemoBuilder } from '../../../demo/demo-business';
import type { Db } from '../../../platform/db/db';
import { inNameOf } from '../../../platform/db/worker';
import { ProposalService } from '../service';
import { packages, templates } from './repository';
import { TemplateLibrary } from './service';

const TAX_BPS = 825;
const thing = (name: string, count: number, is_hire = false) => ({ name, qty_milli: count * 1_000, is_hire });

const PACKAGES: readonly NewProposalPackage[] = [
  {
    ...{ title: 'Ceremony, complete', description: '', unit_price_cents: 214_000, tax_bps: TAX_BPS, rental_cents: 36_000 },
    contents: [thing('Arch', 1), thing('Aisle meadow', 8), thing('Brass lantern', 12, true)],
  },
  {
    ...{ title: 'Table for ten', description: '', unit_price_cents: 26_500, tax_bps: TAX_BPS, rental_cents: 2_400 },
    contents: [thing('Low centrepiece', 1), thing('Bud vase', 5), thing('Votive', 10, true)],
  },
  {
    ...{ title: 'Lobby and two tables', unit_price_cents: 68_000, tax_bps: TAX_BPS, rental_cents: 0 },
    description: 'One large arrangement where guests arrive, and two that go with it. Fresh on the morning of the event.',
    contents: [thing('Lobby arrangement', 1), thing('Companion arrangement', 2)],
  },
];

const line = (key: string, name: string, unit_price_cents: number, more: Partial<DocumentLine> = {}): DocumentLine => ({
  ...{ key, name, description: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: TAX_BPS, rental_cents: 0 },
  ...{ is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  ...more,
});

/** What a company is offered for an evening; `lobby` is the package it begins with. */
const corporate = (lobby: DocumentLine): ProposalContent => ({
  intro: 'Thank you for asking us. Below is an evening in the colours of your house; numbers follow your list of guests.',
  terms: 'Payable within 30 days of the invoice. Numbers may change until ten days before the event.',
  tax_mode: 'exclusive',
  waiver_bps: 1_000,
  sections: [
    { key: 'arrival', title: 'Arrival', description: '', kind: 'products', show_prices: 'itemised', lines: [lobby] },
    {
      ...{ key: 'tables', title: 'Tables', description: '', kind: 'products', show_prices: 'section_total' },
      lines: [
        line('low', 'Low centrepiece', 14_500, { qty_milli: 10_000 }),
        line('lectern', 'Lectern piece', 22_000, { is_optional: true, selected: false }),
      ],
    },
    {
      ...{ key: 'fees', title: 'Delivery and set-up', description: '', kind: 'fees', show_prices: 'itemised' },
      lines: [line('delivery', 'Delivery and set-up', 32_000), line('strike', 'Collection the same night', 18_000, { tax_bps: null })],
    },
  ],
  adjustments: [],
  plan: [
    { key: 'half', label: 'With the order', basis: 'percent', value: 5_000, due: { on: 'acceptance' } },
    { key: 'rest', label: 'After the event', basis: 'percent', value: 5_000, due: { on: 'event', days: 30 } },
  ],
});

/** Two templates and three packages. A business that has some keeps what it has. */
export const builder: DemoBuilder = {
  order: 61,
  build: async ({ platform, business, projects }) => {
    if (business.key !== 'fern') return;
    const worker = inNameOf({ tenantId: business.tenantId, memberId: business.members.get('mia') ?? null });
    const library = new TemplateLibrary(platform, new ProposalService(platform));
    await platform.db.withTenant(worker, async (db) => {
      if ((await db.rows('select id from proposal_and_invoice_package limit 1')).length > 0) return;
      const made = [];
      for (const pack of PACKAGES) made.push(await packages.insert(db, pack));
      const lobby = made.at(-1);
      if (lobby)
        await templates.insert(db, {
          ...{ title: 'Corporate evening', event_types: ['corporate'] },
          content: corporate(packageLine(lobby, 'lobby')),
        });
      const proposal_id = await weddingProposal(db, projects.get('Marlow & Okafor wedding'));
      if (proposal_id !== undefined) await library.create(db, { proposal_id, title: 'Wedding, whole day', event_types: ['wedding'] });
    });
  },
};

async function weddingProposal(db: Db, projectId: number | undefined): Promise<number | undefined> {
  const [row] = await db.rows<{ id: number }>(
    'select id from proposal_and_invoice_proposal where project_id = $1::int order by id limit 1',
    [projectId ?? null],
  );
  return row?.id;
}
