import type { CustomField } from './custom-field';
import { readCustom, readCustomText } from './custom-values';

const format = { locale: 'en-US', currency: 'USD' };
const field = (part: Partial<CustomField>): CustomField => ({
  id: 1,
  entity: 'lead',
  key: 'k',
  label: 'K',
  kind: 'text',
  required: false,
  options: [],
  position: 0,
  archived: false,
  ...part,
});

describe('what is typed into fields of a business’s own', () => {
  it.each([
    ['number', '2,5', { value: 2.5 }],
    ['number', 'many', { problem: 'This is not a number' }],
    ['money', '1,200.50', { value: 120_050 }],
    ['money', 'lots', { problem: 'This is not an amount' }],
    ['bool', 'yes', { value: true }],
    ['bool', 'no', { value: false }],
    ['text', '  hello ', { value: 'hello' }],
    ['date', '', { value: null }],
  ] as const)('%s "%s"', (kind, text, expected) => expect(readCustomText(field({ kind }), text, format)).toEqual(expected));

  it('names a required field that is empty, and leaves out optional ones', () => {
    const fields = [field({ key: 'a', required: true }), field({ key: 'b' }), field({ key: 'c', kind: 'multi', options: ['x'] })];
    expect(readCustom(fields, {}, format)).toEqual({ errors: { 'custom.a': ['This is needed'] } });
    expect(readCustom(fields, { a: 'yes', c: ['x'] }, format)).toEqual({ custom: { a: 'yes', c: ['x'] } });
  });
});
