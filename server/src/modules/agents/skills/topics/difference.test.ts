import { differenceOf } from './difference';

const told = (...lines: string[]) => lines.map((content) => ({ role: 'assistant', content }));
const said = (message: string, lines: string[]) => differenceOf({ message, history: told(...lines) })?.message;

it('is that of the amounts of the last two answers, which are told again', () => {
  const answer = said('and the difference?', [
    '$900 came in',
    'Nothing else.',
    '$1,200.50 came in: …',
    '$1,000 came in; $20 of it went back',
  ]);
  expect(answer).toMatch(/^\$200\.50: the second figure is \$200\.50 less than the first\.\n- \$1,200\.50 .*\n- \$1,000 /);
});

it('is asked about where an answer tells no amount, or more than one', () => {
  expect(said("what's the difference", ['$900 came in', 'Nothing is open.'])).toMatch(/^Which two figures/);
  expect(said("what's the difference", ['$900 of $1,000', '$20 is open'])).toMatch(/^Which two figures/);
});

it('is no difference between two other things', () =>
  expect(said('what is the difference between a rose and a peony', ['$9 a', '$8 b'])).toBeUndefined());
