import { readAccount } from '../partners/account-number';
import { firstName } from '../portal/own-view';
import { codeOf, readCode } from './attribution';
import { flagsOf } from './flags';

const JUNE = { email: 'june@rivergate.example', phone: '+1 518 555 0142' };

it.each([
  [{ email: 'JUNE+bride@rivergate.example', phone: '' }, ['own_email']],
  [{ email: 'kim@rivergate.example', phone: '(518) 555-0142' }, ['own_phone', 'own_domain']],
  [{ email: 'ada@vale.example', phone: '555' }, []],
])('%j of a partner is flagged with %j', (sent, flags) => expect(flagsOf(sent, JUNE)).toEqual(flags));

it('two who have their address with a large provider are not one company', () => {
  expect(flagsOf({ email: 'a@gmail.com', phone: '' }, { email: 'b@gmail.com', phone: '' })).toEqual([]);
});

it.each([
  ['Nora Planted-Surname', 'Nora'],
  ['nora@planted.example', 'Somebody'],
  ['  ', 'Somebody'],
  ['+15185550142', 'Somebody'],
])('of %j a partner reads %s', (name, shown) => expect(firstName(name)).toBe(shown));

it('a code is read with its business, and no other business gets it', () => {
  expect(readCode('fern-thistle.ab12cd34')).toEqual({ slug: 'fern-thistle', code: 'ab12cd34' });
  for (const wrong of ['ab12cd34', 'a.b.c', '//evil.example', 'a.<script>']) expect([wrong, readCode(wrong)]).toEqual([wrong, null]);
  const utm = { utm_source: 'referral', utm_campaign: 'fern-thistle.ab12cd34' };
  expect([codeOf(utm, 'fern-thistle'), codeOf(utm, 'reiger'), codeOf({ ...utm, utm_source: 'mail' }, 'fern-thistle')]).toEqual([
    'ab12cd34',
    null,
    null,
  ]);
});

it('an account is an IBAN with its check digits where there are IBANs, and digits elsewhere', () => {
  expect(readAccount({ country: 'NL', account: 'nl91 abna 0417 1643 00' })).toEqual({
    ...{ kind: 'iban', country: 'NL', number: 'NL91ABNA0417164300', last4: '4300' },
  });
  expect(readAccount({ country: 'US', account: '021000021-123456789' })).toMatchObject({ kind: 'account', last4: '6789' });
  for (const [country, account] of [
    ['NL', 'NL92ABNA0417164300'],
    ['DE', 'NL91ABNA0417164300'],
    ['NL', '123456789'],
    ['US', '=cmd|x'],
  ] as const)
    expect([account, readAccount({ country, account })]).toEqual([account, null]);
});
