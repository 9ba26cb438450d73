import { newPartner, newProgram, operations, partnerSettingsPatch, programFaults } from './index';

describe('referral_portal contract', () => {
  it('answers below its own prefixes; what is for partners is never for members, and the reverse (A-17)', () => {
    for (const { path, access } of Object.values(operations)) {
      expect(path).toMatch(/^\/api\/(referral_portal|partner_portal)\//);
      if (path.startsWith('/api/partner_portal/')) expect([path, access]).toEqual([path, 'public']);
      else if (!path.includes('/public/')) expect([path, access]).toEqual([path, 'plugin']);
    }
  });

  it('never lets a partner be called like a page', () => {
    const partner = { company: 'Rivergate', contact_name: 'June', email: 'june@example.com', program_id: 1 };
    for (const username of ['login', 'logout', 'join', 'a.b', '-a', 'a', ''])
      expect([username, newPartner.safeParse({ ...partner, username }).success]).toEqual([username, false]);
    expect(newPartner.parse({ ...partner, username: ' Rivergate ' })).toMatchObject({ username: 'rivergate', kind: 'planner' });
  });

  it('promises nothing that cannot be kept', () => {
    expect(programFaults(newProgram.parse({ name: 'Planners' }))).toEqual({});
    expect(programFaults(newProgram.parse({ name: 'x', reward: 'fixed' }))).toHaveProperty('trigger');
    expect(programFaults(newProgram.parse({ name: 'x', base: 'accepted_net' }))).toHaveProperty('base');
  });

  it('leads links to pages of the suite alone', () => {
    const isTaken = (landing_path: string) => partnerSettingsPatch.safeParse({ landing_path }).success;
    for (const wrong of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/public/wedding/../..',
      '/login?next=//x',
      '/schedule/a',
    ])
      expect([wrong, isTaken(wrong)]).toEqual([wrong, false]);
    for (const right of ['/public/wedding', '/schedule/fern-thistle.consultation']) expect([right, isTaken(right)]).toEqual([right, true]);
  });
});
