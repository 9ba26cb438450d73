import { inLong } from './contractions';

describe('contractions in questions', () => {
  it.each([
    ['who hasn’t paid', 'who has not paid'],
    ["which couples haven't signed", 'which couples have not signed'],
    ['who hasnt replied', 'who has not replied'],
    ['which tasks arent done', 'which tasks are not done'],
    ["who's not working today", 'who is not working today'],
    ['whos on saturday', "who's on saturday"],
    ['tell anna we haven’t signed', 'tell anna we haven’t signed'],
  ])('%s', (said, long) => {
    expect(inLong(said)).toBe(long);
  });
});
