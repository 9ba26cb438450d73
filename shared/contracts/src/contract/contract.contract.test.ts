import { newContract, contractQuery, operations } from './index';

describe('contract contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/contract\//);
  });

  it('refuses a contract without a title', () => {
    expect(newContract.safeParse({ title: '  ' }).success).toBe(false);
    expect(newContract.parse({ title: ' peonies ' })).toEqual({ title: 'peonies', body: '' });
  });

  it('begins a list with what was changed last', () => {
    expect(contractQuery.parse({})).toMatchObject({ page: 1, ordering: '-updated_at', archived: 'false' });
  });
});
