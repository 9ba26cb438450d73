import { me, operations } from './index';

describe('members_page contract', () => {
  it('names the member and needs only a session', () => {
    expect(me.safeParse({ id: 1, member_id: 2, username: 'ada', email: 'ada@x.example', display_name: 'Ada' }).success).toBe(true);
    expect(me.safeParse({ id: 1, member_id: 2, email: 'ada@x.example', display_name: 'Ada' }).success).toBe(false);
    expect(operations.me.access).toBe('session');
  });
});
