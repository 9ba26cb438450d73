import { readTemplate } from './number-template';

describe('a template of numbers', () => {
  it.each([
    ['{prefix}{year}-{number:4}', 'INV-2026-0042', true],
    ['{number}/{yy}', '42/26', true],
    ['No. {number:1}', 'No. 42', false],
  ])('%s writes %s', (template, text, byYear) => {
    const read = readTemplate(template);
    expect([read.write({ prefix: 'INV-', year: 2026, number: 42 }), read.byYear]).toEqual([text, byYear]);
  });

  it('never cuts a number that is longer than its digits, and writes a prefix as it is', () => {
    expect(readTemplate('{prefix}{number:2}').write({ prefix: '$&{year}', year: 2026, number: 12_345 })).toBe('$&{year}12345');
  });

  it.each(['{prefix}', '{number}{month}', '{number}{constructor}', '{number', '{Number}', '{number:x}', ''])(
    '"%s" is refused',
    (template) => {
      expect(() => readTemplate(template)).toThrow('is no template of numbers');
    },
  );
});
