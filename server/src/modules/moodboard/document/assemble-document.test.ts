import type { Json } from '@butterfly/contracts/core';
import { assembleDocument, documentBytes } from './assemble-document';
import type { Parts } from './node';
import { atOnce } from '../../../platform/threads/in-slices';
import { splitDocument } from './split-document';

function splitWithBytes(document: Json) {
  const parts: Parts = new Map();
  let last = 0;
  const root = atOnce(splitDocument(document, { ids: { next: () => ++last }, parts }));
  const bytes = Buffer.byteLength(JSON.stringify(root)) + [...parts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { root, parts, bytes };
}

const documents: [string, Json][] = [
  ['nothing', null],
  ['a text with characters of four bytes', 'Café 🌸 '.repeat(3)],
  ['an empty page', { pages: [] }],
  [
    'many parts',
    {
      pages: [{ id: 'p', elements: Array.from({ length: 300 }, (_, id) => ({ id, text: 'Pfingstrose 🌸 ä'.repeat(20) })) }],
      '': { '"\\': 1 },
    },
  ],
  ['a lone half of a character', { text: '\ud83c' }],
];

describe('a document put together again', () => {
  it.each(documents)('is the same as text and as bytes: %s', (_name, document) => {
    const apart = splitWithBytes(document);
    const whole = `<${JSON.stringify(document)}>`;
    expect(`<${assembleDocument(apart.root, apart.parts)}>`).toBe(whole);
    expect(documentBytes(apart, { before: '<', after: '>' }).toString()).toBe(Buffer.from(whole).toString());
  });

  it.each([1, 2, 3, 4])('is refused when it is %i bytes longer than it was counted', (missing) => {
    const apart = splitWithBytes({ text: '🌸'.repeat(2_000), other: 'x'.repeat(5_000) });
    const exact = documentBytes(apart, { before: '', after: '' }).length;
    expect(() => documentBytes({ ...apart, bytes: exact - missing }, { before: '', after: '' })).toThrow(/longer than its/);
  });

  it('is refused when a part is missing', () => {
    expect(() => documentBytes({ root: { a: [7] }, parts: new Map(), bytes: 100 }, { before: '', after: '' })).toThrow(
      'Part 7 of a moodboard is missing.',
    );
  });
});
