import type { ReferralFlag } from '@butterfly/contracts/referral_portal';

/** Where everybody has an address; that two share the domain says nothing. */
const OPEN_TO_ALL = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'proton.me',
]);

interface Person {
  readonly email: string;
  readonly phone: string;
}

/**
 * What looks as if partners had sent themselves. It refuses nothing: somebody looks at it.
 *
 * @example flagsOf({ email: 'june@rivergate.example', phone: '' }, { email: 'hello@rivergate.example', phone: '' }); // ['own_domain']
 */
export function flagsOf(sent: Person, partner: Person): ReferralFlag[] {
  const flags: ReferralFlag[] = [];
  const [email, own] = [sent.email.trim().toLowerCase(), partner.email.toLowerCase()];
  if (email !== '' && inboxOf(email) === inboxOf(own)) flags.push('own_email');
  if (digitsOf(sent.phone).length >= 6 && digitsOf(sent.phone) === digitsOf(partner.phone)) flags.push('own_phone');
  const domain = domainOf(email);
  if (!flags.includes('own_email') && domain !== '' && domain === domainOf(own) && !OPEN_TO_ALL.has(domain)) flags.push('own_domain');
  return flags;
}

/** `june+bride@x` is read by june@x. */
const inboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');
const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
/** The last nine: with and without the code of the country. */
const digitsOf = (phone: string): string => phone.replace(/\D/g, '').slice(-9);
