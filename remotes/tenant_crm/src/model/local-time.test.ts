import { localTimeText } from './local-time';

describe('wall-clock times', () => {
  it('are written as the business writes them', () => {
    expect(localTimeText('16:30', 'en-US').replace(/\s/, ' ')).toBe('4:30 PM');
    expect(localTimeText('16:30', 'nl-NL')).toBe('16:30');
  });
});
