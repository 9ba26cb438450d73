import { spelled } from './spelled';

it.each([
  ['hwo mcuh is oepn', 'how much is open'],
  ['wich lead is late', 'which lead is late'],
  ['has teh client payed', 'has the client paid'],
])('mends slips in words of a question: %s', (said, meant) => expect(spelled(said)).toBe(meant));

it.each([
  'three roses a dose',
  'who buys them',
  'call Teh Wong',
  'a form from the venue',
  'wat kost het vervoer van de bloemen',
  'text maria@teh.example',
])('touches no name, no other word and no other language: %s', (said) => expect(spelled(said)).toBe(said));
