import { addDays } from '@butterfly/contracts/days';
import { invoiceTotals, type Seller } from '@butterfly/contracts/proposal_and_invoice';
import type { DemoBuilder } from '../../../demo/demo-business';
import { inNameOf } from '../../../platform/db/worker';
import { InvoiceService } from './service';
import { readSettings, saveSettings } from './settings/repository';

const SELLERS: Readonly<Record<'fern' | 'reiger', Seller>> = {
  fern: {
    ...{
      legal_name: 'Fern & Thistle Studio LLC',
      line1: '418 Warren Street',
      line2: '',
      postal_code: '12534',
      city: 'Hudson, NY',
      country: 'US',
    },
    ...{ tax_id: '', registration: '', email: 'studio@fern-thistle.example' },
  },
  reiger: {
    ...{
      legal_name: 'Blauwe Reiger Events B.V.',
      line1: 'Oudegracht 187',
      line2: '',
      postal_code: '3511 NE',
      city: 'Utrecht',
      country: 'NL',
    },
    ...{ tax_id: 'NL001234567B01', registration: '30123456', email: 'facturen@blauwe-reiger.example' },
  },
};

const line = (
  name: string,
  { cents, tax_bps, qty_milli = 1_000, unit = '' }: { cents: number; tax_bps: number; qty_milli?: number; unit?: string },
) => ({
  ...{ name, section: '', qty_milli, unit, unit_price_cents: cents, discount_bps: 0, tax_bps, rental_cents: 0 },
});
/** Flowers at 9 %, work and hire at 21 %, tax included. */
const JUBILEE = [
  line('Tafelstuk, laag', { cents: 8_950, tax_bps: 900, qty_milli: 14_000, unit: 'stuks' }),
  line('Entreeboog met rozen en smilax', { cents: 64_900, tax_bps: 900 }),
  line('Opbouw en afbouw', { cents: 5_800, tax_bps: 2_100, qty_milli: 6_500, unit: 'uur' }),
  line('Huur van lantaarns', { cents: 1_250, tax_bps: 2_100, qty_milli: 24_000, unit: 'stuks' }),
];

/** Who writes the invoices of both businesses, and one of the Dutch one with both rates. What was said since is kept. */
export const builder: DemoBuilder = {
  order: 66,
  build: async ({ platform, business, projects, today }) => {
    const worker = inNameOf({ tenantId: business.tenantId, memberId: business.members.get('mia') ?? null });
    await platform.db.withTenant(worker, async (db) => {
      if ((await readSettings(db)).version === 0) await saveSettings(db, { patch: { seller: SELLERS[business.key] }, ifMatch: '*' });
      const project_id = projects.get('Jubileum Van Houten');
      if (business.key !== 'reiger' || project_id === undefined) return;
      const begun = await db.rows('select id from proposal_and_invoice_invoice where project_id = $1 limit 1', [project_id]);
      if (begun.length > 0) return;
      const { lines: amounts, taxes, subtotal_cents, total_cents } = invoiceTotals({ tax_mode: 'inclusive', lines: JUBILEE });
      const written = {
        ...{
          project_id,
          kind: 'standard' as const,
          title: 'Jubileum Van Houten',
          currency: business.currency,
          tax_mode: 'inclusive' as const,
        },
        ...{ subtotal_cents, total_cents, taxes: [...taxes], lines: JUBILEE.map((one, at) => ({ ...one, total_cents: amounts[at] ?? 0 })) },
        bill_to: {
          ...{ name: 'Van Houten Advocaten', email: 'pieter@vanhouten.example', address: 'Maliebaan 45\n3581 CD Utrecht' },
          ...{ country: 'NL', city: 'Utrecht', postal_code: '3581 CD', tax_id: 'NL009876543B01' },
        },
      };
      const parts = [{ label: 'Betaling', due_on: addDays(today, 14), amount_cents: total_cents }];
      await new InvoiceService(platform).issueWritten(db, { written, parts, on: today });
    });
  },
};
