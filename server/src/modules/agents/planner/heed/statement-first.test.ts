import { statementFirst } from './statement-first';

const TODAY = '2026-11-27';

describe('a question behind what is only told', () => {
  it.each([
    ['Tom is ill, who else works on Tuesday?', 'who else works on Tuesday?'],
    ['June 12 is getting crazy, what all do we have on that day', 'what all do we have on 2027-06-12'],
    ["I've got two quiet hours this afternoon. what's burning most?", "what's burning most?"],
  ])('%s', (said, asked) => {
    expect(statementFirst(said, TODAY)?.said).toBe(asked);
  });

  it.each([
    'what is on Monday, and who works?',
    'Reyes wedding, who is the planner?',
    // Ruth may be who is asked about.
    'Nice Ruth Aldous called again, what did we note about flowers?',
    'note: the gate is locked, who has the key?',
  ])('is none in: %s', (said) => {
    expect(statementFirst(said, TODAY)).toBeUndefined();
  });
});
