import { newRequest, operations, requestQuery } from './index';

describe('client_requests contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/client_requests\//);
  });

  it('refuses a request without a title, and takes one of a client on the phone', () => {
    expect(newRequest.safeParse({ project_id: 1, title: '  ' }).success).toBe(false);
    expect(newRequest.parse({ project_id: 1, title: ' One less ' })).toMatchObject({ title: 'One less', type: 'change', source: 'staff' });
  });

  it('begins a list with what was changed last', () => {
    expect(requestQuery.parse({})).toMatchObject({ page: 1, ordering: '-updated_at' });
  });
});
