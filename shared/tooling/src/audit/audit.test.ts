import { repositoryRoot } from '../process/repository';
import { exceptionFaults, readExceptions } from './exceptions';
import { auditFaults } from './judge';
import { isAllowed } from './licence-expression';
import { readAdvisories, readLicences } from './read-pnpm';

const today = '2027-01-10';
const hole = { id: 'GHSA-aaaa', name: 'left', severity: 'high', title: 'Everybody may in' };
const except = (what: string, until = '2027-02-01') => ({ what, because: 'nobody calls that part of it', until });
const judge = (
  advisories: readonly (typeof hole)[] | null,
  exceptions: ReturnType<typeof except>[] = [],
  packages = [{ name: 'left', licence: 'MIT' }],
) => auditFaults({ advisories, packages }, { exceptions, today });

describe('the audit of packages', () => {
  it('names an advisory until it is excepted, and again once the exception is over', () => {
    expect(judge([hole])).toEqual(['left: Everybody may in (high, GHSA-aaaa)']);
    expect(judge([hole], [except('GHSA-aaaa')])).toEqual([]);
    expect(judge([hole], [except('GHSA-aaaa', today)])).toEqual([]);
    expect(judge([hole], [except('GHSA-aaaa', '2027-01-09')])).toEqual([
      expect.stringMatching(/is over since 2027-01-09/),
      'left: Everybody may in (high, GHSA-aaaa)',
    ]);
  });

  it('says that an exception is about nothing any more, or for too long', () => {
    expect(judge([], [except('GHSA-aaaa')])).toEqual(['The exception for GHSA-aaaa is about nothing any more: remove it.']);
    expect(exceptionFaults([except('GHSA-aaaa', '2028-01-01')], today)).toHaveLength(1);
  });

  it('without a network still judges licences and exceptions', () => {
    expect(judge(null, [except('GHSA-old', '2026-12-31')], [{ name: 'copyleft', licence: 'GPL-3.0' }])).toEqual([
      expect.stringMatching(/GHSA-old is over/),
      'copyleft: its licence GPL-3.0 is not among those allowed',
    ]);
    for (const output of ['', 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  responded with 405:', '{"error":{"code":"ENOTFOUND"}}'])
      expect(readAdvisories(output)).toBeNull();
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND Apache-2.0', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['', false],
    ['Unknown', false],
  ])('licence %s: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });

  it('reads what pnpm prints, also after a warning', () => {
    expect(
      readAdvisories(
        'npm warn x\n{"advisories":{"1":{"github_advisory_id":"GHSA-aaaa","module_name":"left","severity":"high","title":"Everybody may in"}}}',
      ),
    ).toEqual([hole]);
    expect(readLicences('{"MIT":[{"name":"left"}]}')).toEqual([{ name: 'left', licence: 'MIT' }]);
    expect(() => readLicences('nothing')).toThrow(/could not be read/);
  });

  it('has exceptions that can be read', () => {
    expect(() => readExceptions(repositoryRoot)).not.toThrow();
  });
});
