import { findSpan } from './dates';
import { readOrder } from './order';
import { forPeople } from './stem-lines';

it('counts pieces, where some of them are counted', () => {
  const [item] = readOrder('corsage with 2 ranunculus, 1 ruscus, 9 of them').items;
  expect(item).toMatchObject({ quantity: 9, stems: [{ count: 2 }, { count: 1 }] });
  expect(readOrder('corsage with 2 ranunculus, 3 of them in each').items[0]?.quantity).toBe(1);
});

it('makes a piece for everybody of a workshop', () =>
  expect(forPeople('a workshop for 9 guests, each bouquet gets 4 stems of ruscus and 2 of statice, and tell me what it costs')).toBe(
    '9 bouquets with 4 ruscus and 2 statice',
  ));

it('knows a week of a month, and the day of a month of the next year', () => {
  expect(findSpan('who is off in the third week of may', '2027-03-05')).toMatchObject({ from: '2027-05-10', to: '2027-05-16' });
  expect(findSpan('on the 3rd of july next year', '2027-03-05')).toMatchObject({ from: '2028-07-03', to: '2028-07-03' });
});
