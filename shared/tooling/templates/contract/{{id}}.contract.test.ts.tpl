import { new{{Record}}, {{record}}Query, operations } from './index';

describe('{{id}} contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/{{id}}\//);
  });

  it('refuses {{a}} {{record}} without a title', () => {
    expect(new{{Record}}.safeParse({ title: '  ' }).success).toBe(false);
    expect(new{{Record}}.parse({ title: ' peonies ' })).toEqual({ title: 'peonies', body: '' });
  });

  it('begins a list with what was changed last', () => {
    expect({{record}}Query.parse({})).toMatchObject({ page: 1, ordering: '-updated_at', archived: 'false' });
  });
});
