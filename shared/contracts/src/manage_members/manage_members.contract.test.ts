import { operations, permissionRecord } from './index';

describe('manage_members contract', () => {
  it('the permissions record has plugins, features and is_admin', () => {
    expect(permissionRecord.safeParse({ plugins: ['moodboard'], features: [], is_admin: false }).success).toBe(true);
    expect(permissionRecord.safeParse({ plugins: ['moodboard'], features: [] }).success).toBe(false);
  });

  it('T-263 accepts the call with and without nocache', () => {
    expect(operations.myPermissions.query.safeParse({ nocache: '1795232428' }).success).toBe(true);
    expect(operations.myPermissions.query.safeParse({}).success).toBe(true);
  });
});
