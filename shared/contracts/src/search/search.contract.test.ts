import { operations } from './operations';
import { searchAnswer, searchQuery } from './schema';

describe('contract of search', () => {
  it('needs a login and no permission', () => {
    expect(operations.findRecords.access).toBe('session');
  });

  it('takes what is typed without the space around it, and refuses what nobody types', () => {
    expect(searchQuery.parse({ q: '  ada ' })).toEqual({ q: 'ada' });
    expect(searchQuery.safeParse({ q: 'x'.repeat(201) }).success).toBe(false);
  });

  it('leads only to pages of ours', () => {
    const answer = (path: string) => ({ groups: [{ id: 'a.b', title: 'B', icon: 'leaf', hits: [{ title: 'x', hint: '', path }] }] });
    expect([searchAnswer.safeParse(answer('/a/1')).success, searchAnswer.safeParse(answer('https://evil.example')).success]).toEqual([
      true,
      false,
    ]);
  });
});
