import type { DKIMOptions } from 'nodemailer';
import type { Environment } from '../environment';

type Keys = Pick<Environment, 'DKIM_DOMAIN' | 'DKIM_PRIVATE_KEY' | 'DKIM_SELECTOR'>;

/** How mail of this installation is signed; undefined: it is not, or its mail server does so. */
export function signatureOf({ DKIM_DOMAIN, DKIM_PRIVATE_KEY, DKIM_SELECTOR }: Keys): DKIMOptions | undefined {
  if (DKIM_DOMAIN === undefined || DKIM_PRIVATE_KEY === undefined) return undefined;
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY };
}
