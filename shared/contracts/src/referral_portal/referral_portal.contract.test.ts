import { newPartner, partnerQuery, operations } from './index';

describe('referral_portal contract', () => {
  it('answers below its own prefix', () => {
    for (const { path } of Object.values(operations)) expect(path).toMatch(/^\/api\/referral_portal\//);
  });

  it('refuses a partner without a title', () => {
    expect(newPartner.safeParse({ title: '  ' }).success).toBe(false);
    expect(newPartner.parse({ title: ' peonies ' })).toEqual({ title: 'peonies', body: '' });
  });

  it('begins a list with what was changed last', () => {
    expect(partnerQuery.parse({})).toMatchObject({ page: 1, ordering: '-updated_at', archived: 'false' });
  });
});
