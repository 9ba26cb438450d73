import { createHash } from 'node:crypto';
import { proposalTotals, shownProposal, type ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import { renderPdf } from '../../../platform/documents/render-pdf';
import { wordsIn } from '../testing/invoice-on-paper.fixture';
import { document } from './proposal-paper';

const line = (key: string, changes: object) => ({
  ...{
    key,
    name: key,
    description: '',
    qty_milli: 1_000,
    unit: '',
    unit_price_cents: 10_000,
    discount_bps: 0,
    tax_bps: 800,
    rental_cents: 0,
  },
  ...{ is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  ...changes,
});

function offered({ currency = 'USD', locale = 'en-US', rows = 6 } = {}) {
  const content = {
    ...{ intro: 'Dear Anna and Ben, thank you for the morning in the garden.', terms: 'Prices hold until the day named above.' },
    ...{ tax_mode: 'exclusive', waiver_bps: 0, plan: [] },
    sections: [
      {
        ...{ key: 'a', title: 'Ceremony', description: 'Under the oak.', kind: 'products', show_prices: 'itemised' },
        lines: [
          line('arch', {
            name: 'Arch of garden roses, smilax and a name that is far longer than anybody would have thought it could be',
            unit_price_cents: 12_840_000,
          }),
          line('candles', { name: 'Candles', is_optional: true, selected: false, description: 'Two hundred, dripless.' }),
          ...Array.from({ length: rows }, (_, at) => line(`piece-${at}`, { name: `Centrepiece ${at + 1}`, qty_milli: 12_500 })),
        ],
      },
      { key: 'b', title: 'Set-up', description: '', kind: 'fees', show_prices: 'hidden', lines: [line('crew', { name: 'Crew of four' })] },
    ],
    adjustments: [
      { key: 'off', title: 'Friends of the house', section_key: null, kind: 'discount', scope: 'products', basis: 'percent', value: 500 },
    ],
  } as unknown as ProposalContent;
  const head = {
    business: 'Fern & Thistle',
    project_name: 'Marlow & Okafor wedding',
    event_date: '2027-06-12',
    number: 'P-2026-0041',
    revision: 2,
  };
  const totals = proposalTotals(content);
  const payments = [{ key: 'r', label: 'Retainer', due_on: '2026-12-01', amount_cents: totals.total_cents }];
  const shown = shownProposal({ ...head, title: 'Flowers for Marlow & Okafor', currency, expires_on: '2026-12-24' }, { content, payments });
  return { totals, paper: { shown, locale, accent: null } };
}

describe('a proposal on paper', () => {
  it.each([
    ['USD', 'en-US', 100, '$128,400.00'],
    ['EUR', 'de-DE', 100, '128.400,00 €'],
    ['JPY', 'ja-JP', 1, '¥12,840,000'],
  ])('says the total of the money rules in %s', (currency, locale, unit, price) => {
    const { totals, paper } = offered({ currency, locale });
    const words = wordsIn(document(paper));
    const total = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(totals.total_cents / unit).replace('￥', '¥');
    expect(words.filter((word) => word === total)).toHaveLength(2);
    expect(words.map((word) => word.replace(/\u00a0/g, ' '))).toContain(price);
    expect(words[words.indexOf('Total') + 1]).toBe(total);
    expect(words.join('')).not.toMatch(/[\u3000-\u9fff\uff00-\uffef]/);
  });

  it('shows what the page shows, in its order, and no price that is not to be shown', () => {
    const { paper } = offered({ rows: 1 });
    const words = wordsIn(document(paper)).filter((word) => word !== '');
    const order = [
      'Flowers for Marlow & Okafor',
      'Ceremony',
      'Candles',
      '  optional, not included',
      'Centrepiece 1',
      'Set-up',
      'Crew of four',
      'Together',
      'Friends of the house',
      'Total',
      'Payments',
      'Terms',
    ];
    expect(words.filter((word) => order.includes(word))).toEqual(order);
    expect(words[words.indexOf('Crew of four') + 1]).toBe('Together');
  });

  it('speaks the language of who reads it, and none of ours beside it', () => {
    const { paper } = offered({ rows: 1, locale: 'de-DE' });
    const words = wordsIn(document({ ...paper, language: 'de' }));
    const said = ['Zusammen', 'Steuer 8 %', 'Gesamt', 'Zahlungen', 'Bedingungen', '  auf Wunsch, nicht enthalten'];
    expect(words).toEqual(expect.arrayContaining(said));
    expect(words.join(' ')).toContain('Fassung 2  ·  gültig bis 24. Dezember 2026');
    expect(words.join(' ')).not.toMatch(/Together|Total|Payments|Terms|optional|valid until|version/);
  });

  it('is the same file every time', async () => {
    const { paper } = offered({ rows: 40 });
    const files = [await renderPdf(document(paper)), await renderPdf(document(paper))];
    const [first, second] = files.map((file) => createHash('sha256').update(file).digest('hex'));
    expect(first).toBe(second);
  });
});
