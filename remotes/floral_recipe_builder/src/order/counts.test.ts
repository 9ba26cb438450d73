import type { OrderLine } from '@butterfly/contracts/floral_recipe_builder';
import { allCame, counted, countOf, missingIn } from './counts';

const line = (id: number, part: Partial<OrderLine> = {}) =>
  ({
    id,
    ordered_units: 24,
    received_units: 0,
    rejected_units: 0,
    reject_reason: '',
    reject_photo_id: null,
    counted_at: null,
    ...part,
  }) as OrderLine;

it('never rejects more than came', () => {
  const some = counted(counted([], { line: line(1), part: { received_units: 10, rejected_units: 8 } }), {
    line: line(1),
    part: { received_units: 5 },
  });
  expect(countOf(line(1), some)).toMatchObject({ received_units: 5, rejected_units: 5 });
});

it('everything came leaves alone what somebody has counted, here or elsewhere', () => {
  const lines = [line(1), line(2), line(3, { counted_at: '2027-06-09T08:00:00Z', received_units: 20 }), line(4, { ordered_units: 0 })];
  const counts = allCame(lines, counted([], { line: line(2), part: { received_units: 12 } }));
  expect(counts.map(({ line_id, received_units }) => [line_id, received_units])).toEqual([
    [2, 12],
    [1, 24],
  ]);
});

it('asks for the reason of a rejection', () => {
  const bad = counted([], { line: line(1), part: { received_units: 10, rejected_units: 2 } });
  expect([missingIn(bad), missingIn(counted(bad, { line: line(1), part: { reject_reason: 'Brown' } }))]).toEqual([
    'Say why some were rejected.',
    null,
  ]);
});
