import { createHmac } from 'node:crypto';
import { sameSecret } from '../../../platform/auth/token-signer';

type Form = Readonly<Record<string, string>>;

/** `X-Twilio-Signature`: base64 of HMAC-SHA1 over the address and every field in the order of its name. */
export function twilioSignature({ authToken, url, form }: { authToken: string; url: string; form: Form }): string {
  const text = Object.keys(form)
    .sort()
    .reduce((all, name) => all + name + (form[name] ?? ''), url);
  return createHmac('sha1', authToken).update(Buffer.from(text, 'utf8')).digest('base64');
}

/**
 * Is this Twilio's signature of this request? Behind proxies the address that Twilio called is the public one. Twilio has
 * signed with and without the port, so both are tried, as its own library does.
 */
export function signatureMatches({
  signature,
  authToken,
  url,
  form,
}: {
  signature: string;
  authToken: string;
  url: string;
  form: Form;
}): boolean {
  return [withPort(url), withoutPort(url)].some((candidate) => sameSecret(signature, twilioSignature({ authToken, url: candidate, form })));
}

/** Read as text: a URL object forgets a port that is the scheme's own. */
const ORIGIN = /^(https?):\/\/([^/:]+)(:\d+)?/;

function withPort(url: string): string {
  return url.replace(
    ORIGIN,
    (_, scheme: string, host: string, port = '') => `${scheme}://${host}${port || (scheme === 'https' ? ':443' : ':80')}`,
  );
}

function withoutPort(url: string): string {
  return url.replace(ORIGIN, '$1://$2');
}
