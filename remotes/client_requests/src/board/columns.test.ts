import { columnOf, moveTo } from './columns';

describe('a card of the board', () => {
  it('is carried where no more is needed than that', () => {
    expect([moveTo('new', 'acknowledged'), moveTo('waiting_client', 'in_progress'), moveTo('in_progress', 'done')]).toEqual([
      { to: 'acknowledged' },
      { to: 'in_progress' },
      { to: 'closed' },
    ]);
  });

  it('is not carried where the client has to say something, and is told why', () => {
    expect(moveTo('waiting_client', 'approved')).toEqual({ why: expect.stringContaining('once the client has said yes') });
    expect(moveTo('approved', 'done')).toEqual({ why: expect.stringContaining('apply it') });
    expect(moveTo('closed', 'acknowledged')).toEqual({ why: expect.stringContaining('reopen') });
    expect(moveTo('new', 'new')).toEqual({ why: '' });
  });

  it('stands with what is done when nothing is left to do', () => {
    expect(['applied', 'declined', 'closed', 'approved'].map((status) => columnOf(status as 'applied'))).toEqual([
      'done',
      'done',
      'done',
      'approved',
    ]);
  });
});
