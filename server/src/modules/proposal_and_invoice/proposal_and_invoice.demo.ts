import type { DocumentLine, ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import type { DemoBuilder } from '../../demo/demo-business';
import { inNameOf } from '../../platform/db/worker';
import { ProposalSending } from './sending';
import { ProposalService } from './service';

const OWNER = { seesCosts: true };
const TAX_BPS = 825;

const fee = (key: string, unit_price_cents: number, tax_bps: number | null): DocumentLine => ({
  key: key.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name: key,
  description: '',
  qty_milli: 1_000,
  unit: '',
  unit_price_cents,
  discount_bps: 0,
  tax_bps,
  rental_cents: 0,
  is_optional: false,
  selected: true,
  alternative_group: '',
  recipe_id: null,
  follows_recipe: false,
});

/** The worked example of the suite: every figure of it is known to the cent. */
function marlow(content: ProposalContent): ProposalContent {
  return {
    ...content,
    intro:
      'Dear Tess and Kwame,\n\nthank you for the afternoon in the studio. Below is the day as we see it: loose, white and green, with Juliet roses where your guests come close.',
    terms:
      'The date is yours with the first payment. Numbers may change until three weeks before the day; after booking the total may come down by a quarter at most. What is lent stays ours and is collected the same night.',
    waiver_bps: 1_000,
    sections: [
      ...content.sections.map((section) => ({ ...section, lines: section.lines.map((line) => ({ ...line, tax_bps: TAX_BPS })) })),
      {
        key: 'fees',
        title: 'Delivery and set-up',
        description: '',
        kind: 'fees',
        show_prices: 'itemised',
        lines: [fee('Delivery and set-up', 45_000, TAX_BPS), fee('Strike', 25_000, null)],
      },
    ],
    adjustments: [
      { key: 'early', title: 'Early booking', section_key: null, kind: 'discount', scope: 'products', basis: 'percent', value: 500 },
    ],
  };
}

/** The proposal of the worked example, sent, and a draft for the wedding of the same Saturday. A business that has proposals keeps what it has. */
export const builder: DemoBuilder = {
  order: 60,
  build: async ({ platform, business, projects }) => {
    if (business.key !== 'fern') return;
    const worker = inNameOf({ tenantId: business.tenantId, memberId: business.members.get('mia') ?? null });
    const service = new ProposalService(platform);
    await platform.db.withTenant(worker, async (db) => {
      if ((await db.rows('select id from proposal_and_invoice_proposal limit 1')).length > 0) return;
      const begin = async (name: string) => {
        const project_id = projects.get(name);
        return project_id === undefined ? undefined : service.create(db, { project_id, from_recipes: true }, { reader: OWNER });
      };
      const made = await begin('Marlow & Okafor wedding');
      if (!made) return;
      const patch = { title: 'Flowers for your day at Stonecroft Barn', content: marlow(made.content) };
      const { id } = await service.update(db, { id: made.id, patch, ifMatch: '*', reader: OWNER });
      await new ProposalSending(platform, service).send(db, { id, ifMatch: '*', reader: OWNER, requireApproval: () => undefined });
      await begin('Chen–Abbott wedding');
    });
  },
};
