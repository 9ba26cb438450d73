import { plainWords } from './plain-words';

it('a note reads as one plain line', () => {
  expect(plainWords('**Hello** @[Ada](1)\n- one')).toBe('Hello @Ada - one');
  expect(plainWords('x'.repeat(300))).toHaveLength(140);
});
