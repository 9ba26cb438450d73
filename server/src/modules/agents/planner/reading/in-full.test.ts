import { inFull } from './in-full';

const today = '2026-11-27';
const talk = (order: string, answer: string) => [
  { role: 'user', content: order },
  { role: 'assistant', content: answer },
];
const FREE = 'Free for “30-minute phone call” (30 minutes) on Tue 1 Dec 2026: 09:30, 10:00, 10:30.\nTaken: 11:00–12:00 Ada: Colour talk.';
const TASK = 'I would add the task. Please confirm.';

describe('what is only the rest of the turn before', () => {
  it.each([
    ['a greeting says nothing', 'morning! how much money came in this week', [], 'how much money came in this week'],
    [
      'who called is a lead',
      'Someone called Tessa Lowe phoned, wants flowers for her dads 70th in April',
      [],
      'add a lead: Tessa Lowe, phoned, wants flowers for her dads 70th in April',
    ],
    [
      'a time of those that are free',
      'take the first one, with Birch & Vale',
      talk('when could i fit in a call tuesday', FREE),
      'book a 30-minute phone call with Birch & Vale on 1 Dec 2026 at 09:30',
    ],
    ['a time that was not offered is none', 'take 11:00 with Reyes', talk('when', FREE), 'take 11:00 with Reyes'],
    [
      'when a task is due, and who does it',
      'due next friday, for Priya',
      talk('Make a task: order ribbon for the bridesmaids', TASK),
      'Make a task: order ribbon for the bridesmaids, assigned to Priya, due 2026-12-04',
    ],
    [
      'only who does it',
      'for Hank please',
      talk('add a task for Reyes: pick up the easels, due tuesday', TASK),
      'add a task for Reyes: pick up the easels, due tuesday, assigned to Hank',
    ],
    ['another question stays', 'which tasks are due friday', talk('add a task for Reyes: call', TASK), 'which tasks are due friday'],
    ['after anything else it is none', 'due next friday, for Priya', talk('weddings in June', '2 projects:'), 'due next friday, for Priya'],
  ])('%s', (_name, said, history, full) => {
    expect(inFull(said, history, today)).toBe(full);
  });
});
