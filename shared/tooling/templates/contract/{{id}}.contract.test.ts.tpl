import { newNote, noteQuery, operations } from './index';

describe('{{id}} contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/{{id}}\//);
  });

  it('refuses a note without a title', () => {
    expect(newNote.safeParse({ title: '  ' }).success).toBe(false);
    expect(newNote.parse({ title: ' peonies ' })).toEqual({ title: 'peonies', body: '' });
  });

  it('begins a list with what was changed last', () => {
    expect(noteQuery.parse({})).toMatchObject({ page: 1, ordering: '-updated_at', archived: 'false' });
  });
});
