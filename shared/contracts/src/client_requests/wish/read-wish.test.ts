import { readWish } from './read-wish';

const LINES = [
  { name: 'Bridal bouquet', quantity: 1 },
  { name: 'Bridesmaid', quantity: 5 },
  { name: 'Low centrepiece', quantity: 12 },
  { name: 'Arch', quantity: 1 },
  { name: 'Bud vase, glass', quantity: 30 },
  { name: 'Bud vase, brass', quantity: 10 },
];
const read = (text: string) => readWish(text, LINES).map(({ line, from, to }) => `${line}: ${from} > ${to}`);

describe('a sentence of a client', () => {
  it.each([
    ['One centrepiece less, please', ['Low centrepiece: 12 > 11']],
    ['We need 2 fewer centerpieces', ['Low centrepiece: 12 > 10']],
    ['11 centrepieces instead of 12', ['Low centrepiece: 12 > 11']],
    ['Instead of 12 centrepieces we would like eleven', ['Low centrepiece: 12 > 11']],
    ['Could you change it from 12 to 14 centrepieces?', ['Low centrepiece: 12 > 14']],
    ['one more bridesmaid', ['Bridesmaid: 5 > 6']],
    ['Another bridesmaid has joined us!', ['Bridesmaid: 5 > 6']],
    ['Please drop a bridesmaid', ['Bridesmaid: 5 > 4']],
    ['We don’t need the arch', ['Arch: 1 > 0']],
    ['No arch, and two more bridesmaids', ['Arch: 1 > 0', 'Bridesmaid: 5 > 7']],
    ['There are seven bridesmaids', ['Bridesmaid: 5 > 7']],
    ['five fewer bud vases of brass', ['Bud vase, brass: 10 > 5']],
    ['drop 40 bud vases of glass', ['Bud vase, glass: 30 > 0']],
  ])('“%s” changes what it names', (text, changed) => {
    expect(read(text)).toEqual(changed);
  });

  it.each(['Can we talk?', 'Twelve centrepieces as agreed', 'two more bud vases', 'two more candles', 'The arch is lovely', ''])(
    '“%s” changes nothing: it is no guess',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
