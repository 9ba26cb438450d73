import { newNote, operations } from './index';

describe('{{id}} contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/{{id}}\//);
  });
  it('refuses an empty note', () => {
    expect(newNote.safeParse({ text: '  ' }).success).toBe(false);
    expect(newNote.parse({ text: ' peonies ' })).toEqual({ text: 'peonies' });
  });
});
