import { storedOf } from './note-composer';

describe('mentions of a note', () => {
  it('become ids where a colleague was picked, the longest name first, and stay text elsewhere', () => {
    expect(storedOf('Ask @Ada Berg and @Ada, not @Tom', { Ada: 1, 'Ada Berg': 2 })).toBe('Ask @[Ada Berg](2) and @[Ada](1), not @Tom');
    expect(storedOf('Ask @Ada', {})).toBe('Ask @Ada');
  });
});
