import { accessOf, changesOf, EMPTY_DRAFT, rebased } from './role-draft';

const base = { ...EMPTY_DRAFT, name: 'Designer', plugins: ['moodboard', 'inventory'], features: ['view_costs'] };

describe('a role in the editor', () => {
  it('sends only what differs; the order of permissions is no difference', () => {
    expect(changesOf(base, { ...base, plugins: ['inventory', 'moodboard'] })).toBeNull();
    expect(changesOf(base, { ...base, plugins: ['moodboard'], name: 'Design' })).toEqual({ plugins: ['moodboard'], name: 'Design' });
  });

  it("joins two people's changes: nothing of either is lost", () => {
    const mine = { ...base, plugins: ['moodboard', 'payments'] };
    const theirs = { ...base, name: 'Designer II', plugins: ['moodboard', 'inventory', 'contract'] };
    expect(rebased({ base, mine, theirs })).toMatchObject({
      name: 'Designer II',
      plugins: ['contract', 'moodboard', 'payments'],
      features: ['view_costs'],
    });
  });

  it.each([
    ['everybody', { ...base }, { id: 'home_view', always: true, feature_only: false }, 'always'],
    ['an administrator', { ...base, is_admin: true }, { id: 'payments', always: false, feature_only: false }, 'admin'],
    [
      'an administrator without the feature of the console',
      { ...base, is_admin: true },
      { id: 'live_console', always: false, feature_only: true },
      'none',
    ],
    ['the feature alone', { ...base, features: ['access_payments'] }, { id: 'payments', always: false, feature_only: false }, 'feature'],
  ])('T-219 T-221 %s', (_who, draft, plugin, access) => expect(accessOf(draft, plugin)).toBe(access));
});
