import { explainedIn } from './explains';

describe('what only explains a question', () => {
  it.each([
    ['Which leads are new? I need it for our newsletter.', 'Which leads are new?', 'I need it for our newsletter'],
    ['how much is still open, the accountant wants to know', 'how much is still open', 'the accountant wants to know'],
    ['who is on tomorrow, a client is asking', 'who is on tomorrow', 'a client is asking'],
    ['what came in last month for the bookkeeper', 'what came in last month', 'for the bookkeeper'],
    ['wie viel ist offen, eine Kundin fragt', 'wie viel ist offen', 'eine Kundin fragt'],
  ])('%s', (message, said, why) => {
    expect(explainedIn(message)).toEqual({ said, why });
  });

  it.each(['flowers for the Chen wedding', 'what is open, only for June', 'which tasks are late for marlow', 'is it for the 12 guests'])(
    '%s explains nothing',
    (message) => {
      expect(explainedIn(message)).toBeUndefined();
    },
  );
});
