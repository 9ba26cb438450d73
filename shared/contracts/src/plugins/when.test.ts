import { holds, mayUseFeature, mayUsePlugin } from './when';

const nobody = { plugins: [], features: [], is_admin: false };
const admin = { plugins: [], features: [], is_admin: true };

describe('mayUsePlugin', () => {
  it('lets an admin use every plugin (T-220)', () => {
    expect(mayUsePlugin(admin, 'moodboard')).toBe(true);
  });
  it('lets others in by plugin or by feature (T-221)', () => {
    expect(mayUsePlugin({ ...nobody, plugins: ['moodboard'] }, 'moodboard')).toBe(true);
    expect(mayUsePlugin({ ...nobody, features: ['access_moodboard'] }, 'moodboard')).toBe(true);
    expect(mayUsePlugin(nobody, 'moodboard')).toBe(false);
  });
  it('asks for the feature of the live console, also from an admin (A-38)', () => {
    expect(mayUsePlugin(admin, 'live_console')).toBe(false);
    expect(mayUsePlugin({ ...admin, features: ['access_live_console'] }, 'live_console')).toBe(true);
  });
  it('opens home and exodus to every member (A-07)', () => {
    expect(mayUsePlugin(nobody, 'home_view')).toBe(true);
    expect(mayUsePlugin(nobody, 'exodus')).toBe(true);
  });
});

describe('mayUseFeature', () => {
  it('gives an admin every finer feature, but no door that only a feature opens (A-38)', () => {
    expect([mayUseFeature(admin, 'delete_records'), mayUseFeature(admin, 'access_live_console')]).toEqual([true, false]);
    expect(holds({ feature: 'delete_records' }, { permissions: admin })).toBe(true);
    expect(holds({ feature: 'access_live_console' }, { permissions: admin })).toBe(false);
  });
  it('asks others for the feature itself: the plugin of the same name is not it', () => {
    expect(mayUseFeature({ ...nobody, plugins: ['manage_members'] }, 'manage_members')).toBe(false);
    expect(mayUseFeature({ ...nobody, features: ['manage_members'] }, 'manage_members')).toBe(true);
  });
});

describe('holds', () => {
  const facts = { permissions: nobody, context: { 'project.id': 7 }, flags: { new_board: true }, there: ['moodboard'] };

  it.each([
    [undefined, true],
    [{ flag: 'new_board' }, true],
    [{ flag: 'toString' }, false],
    [{ ctx: 'project.id' }, true],
    [{ ctx: 'project.id', eq: 8 }, false],
    [{ ctx: 'project.id', in: [6, 7] }, true],
    [{ ctx: 'constructor' }, false],
    [{ not: { admin: true as const } }, true],
    [{ all: [{ flag: 'new_board' }, { plugin: 'moodboard' }] }, false],
    [{ any: [{ flag: 'new_board' }, { plugin: 'moodboard' }] }, true],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ online: false }, false],
    [{ there: 'moodboard' }, true],
    [{ not: { there: 'contract' } }, true],
  ])('decides %j as %s', (when, expected) => {
    expect(holds(when, facts)).toBe(expected);
  });

  it('knows a plugin that is allowed from one that is there: an administrator may use every plugin, also one the business has switched off', () => {
    expect([
      holds({ plugin: 'contract' }, { permissions: admin, there: [] }),
      holds({ there: 'contract' }, { permissions: admin, there: [] }),
      holds({ there: 'contract' }, { permissions: admin }),
    ]).toEqual([true, false, false]);
  });

  it('is false for a leaf it does not know', () => {
    expect(holds({ later: true } as never, facts)).toBe(false);
  });
});
