import { asColor, asNumber } from './item-traits';

it.each(['#fff', '#FFFF', '#12ab34', '#12ab34ff'])('%s is a colour', (color) => {
  expect(asColor(color, '#000')).toBe(color);
});

it.each([undefined, null, 7, '', 'red', '#ff', '#12ab34ff0', '#fff;background:url(//evil.example)', 'url(//evil.example)'])(
  '%j of somebody else’s document reaches no style',
  (value) => {
    expect(asColor(value, '#000')).toBe('#000');
  },
);

it('what is no finite number is the fallback', () => {
  expect([asNumber(4, 1), asNumber('4', 1), asNumber(undefined, 1), asNumber(Infinity, 1)]).toEqual([4, 1, 1, 1]);
});
