import { mmss } from './call-timer';

describe('the timer', () => {
  it('T-421 is mm:ss', () => {
    expect([0, 59.9, 60, 3_599, 3_600, 7_322].map(mmss)).toEqual(['00:00', '00:59', '01:00', '59:59', '60:00', '122:02']);
  });
});
