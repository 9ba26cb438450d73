import { contrast, readableOn } from '@butterfly/contracts/colors';
import { composeMail } from './compose-mail';
import type { MailBlock, MailBrand } from './mail-content';
import { LONGEST_HTML } from './mail-html';

const BRAND = { name: 'Fern & Thistle', color: '#2F4A3A' };
const made = (blocks: readonly MailBlock[], brand: MailBrand = BRAND) => composeMail('Hello', { brand, blocks });

describe('a mail in two forms', () => {
  const { text, html } = made([
    { kind: 'heading', text: 'Your invoice' },
    { kind: 'paragraph', text: 'Dear Ada,\nhere it is.' },
    {
      kind: 'figures',
      rows: [
        ['Flowers', '1,240.00'],
        ['Hire', '60.00'],
      ],
      total: ['Total', '1,300.00'],
    },
    { kind: 'button', label: 'Look at it', href: 'https://a.example/x?a=1&b=2' },
    { kind: 'note', text: 'Questions? Just answer.' },
  ]);

  it('says the same in both, addresses included', () => {
    expect(text).toBe(
      'Your invoice\n\nDear Ada,\nhere it is.\n\nFlowers  1,240.00\nHire        60.00\nTotal    1,300.00\n\nLook at it:\nhttps://a.example/x?a=1&b=2\n\nQuestions? Just answer.\n',
    );
    for (const part of [
      'Your invoice',
      'Dear Ada,<br>here it is.',
      'Flowers',
      '1,240.00',
      '60.00',
      'Total',
      '1,300.00',
      'Look at it',
      'Questions? Just answer.',
    ])
      expect(html).toContain(part);
    expect(html).toContain('href="https://a.example/x?a=1&amp;b=2"');
  });

  it('tells programs with a dark mode which colours to take, and loads nothing', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{[^@]*\.card\{background:#222222!important\}/);
    expect(html).not.toMatch(/<script|<link|<iframe|<form|@import|url\(|<img/i);
    for (const [ink, paper] of [
      ['#1f1f1f', '#ffffff'],
      ['#5c5c5c', '#ffffff'],
      ['#ededed', '#222222'],
      ['#b5b5b5', '#222222'],
    ] as const) {
      expect(html).toContain(ink);
      expect(html).toContain(paper);
      expect([ink, paper, contrast(ink, paper) >= 4.5]).toEqual([ink, paper, true]);
    }
  });
});

describe('what somebody has written', () => {
  const EVIL = [
    `<script>alert(1)</script>`,
    `"><img src=x onerror=alert(1)>`,
    `' onmouseover='alert(1)`,
    `</title><svg onload=alert(1)>`,
    '&lt;b&gt;',
  ];

  it.each(EVIL)('stays text in every place: %s', (evil) => {
    const blocks: MailBlock[] = [
      { kind: 'heading', text: evil },
      { kind: 'paragraph', text: evil },
      { kind: 'figures', rows: [[evil, evil]], total: [evil, evil] },
      { kind: 'button', label: evil, href: 'https://a.example/' },
      { kind: 'note', text: evil },
    ];
    const brand = { name: evil, color: evil, logo: 'https://a.example/l.png' };
    const { html } = composeMail(evil, { brand, blocks });
    const plain = composeMail('x', {
      brand: { name: 'x', logo: 'https://a.example/l.png' },
      blocks: blocks.map((block) => JSON.parse(JSON.stringify(block).replaceAll(JSON.stringify(evil), '"x"')) as MailBlock),
    }).html;
    const tags = (page: string) => page.match(/<[a-z!/][^>]*>/gi) ?? [];
    expect(tags(html).map((tag) => tag.replace(/alt="[^"]*"/, 'alt="x"'))).toEqual(tags(plain));
    expect(tags(plain).length).toBeGreaterThan(20);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' https://a.example', 'https://a.example/" onclick="x', '//a.example', ''])(
    'is no address of a button: %s',
    (href) => {
      expect(() => made([{ kind: 'button', label: 'x', href }])).toThrow('web addresses');
    },
  );

  it('is no colour and no logo unless it is one', () => {
    const plain = made([], { name: 'x' }).html;
    expect(made([], { name: 'x', color: 'red;background:url(//evil)' }).html).toBe(plain);
    expect(made([], { name: 'x', logo: 'http://a.example/l.png' }).html).toBe(plain);
    expect(made([], { name: 'x', logo: 'https://a.example/l.png' }).html).toContain('<img src="https://a.example/l.png" alt="x"');
  });
});

it.each(['#000000', '#ffffff', '#767676', '#C9A27E', '#23405C', '#ff0000', '#00ff00', '#0000ff', '#808000'])(
  'the words on a button of %s can be read',
  (color) => {
    expect(made([{ kind: 'button', label: 'x', href: 'https://a.example/' }], { name: 'x', color }).html).toContain(
      `color:${readableOn(color)}`,
    );
    expect(contrast(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
  },
);

it('a mail that Gmail would cut off is not made', () => {
  const rows = (count: number) => Array.from({ length: count }, (_one, nth) => [`Line ${nth}`, '1,000.00'] as const);
  expect(Buffer.byteLength(made([{ kind: 'figures', rows: rows(120) }]).html)).toBeLessThanOrEqual(LONGEST_HTML);
  expect(() => made([{ kind: 'figures', rows: rows(1_000) }])).toThrow('cut off');
});
