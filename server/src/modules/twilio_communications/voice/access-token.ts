import { signJwt } from '../../../platform/auth/sign-jwt';
import type { Credentials } from '../settings/service';

/** Twilio's default; the softphone asks for a new one every 30 minutes. */
export const TOKEN_SECONDS = 3_600;

/**
 * An access token with a voice grant, as Twilio's own library makes it: HS256 over header and claims with the secret of
 * the API key.
 */
export function voiceAccessToken(
  { accountSid, apiKeySid, apiKeySecret, voiceAppSid }: Credentials,
  { identity, now }: { identity: string; now: Date },
): string {
  const issued = Math.floor(now.getTime() / 1_000);
  const claims = {
    jti: `${apiKeySid}-${issued}`,
    iss: apiKeySid,
    sub: accountSid,
    iat: issued,
    exp: issued + TOKEN_SECONDS,
    grants: { identity, voice: { incoming: { allow: true }, outgoing: { application_sid: voiceAppSid } } },
  };
  return signJwt({ header: { cty: 'twilio-fpa;v=1' }, claims }, { alg: 'HS256', secret: apiKeySecret });
}

/** Twilio takes letters, digits and `_` in an identity. */
export const identityOf = (memberId: number): string => `member_${memberId}`;

/** `client:member_7` → 7; null for anything else. */
export function memberOfCaller(from: string): number | null {
  const found = /^client:member_([1-9]\d{0,9})$/.exec(from)?.[1];
  return found && Number(found) <= 2_147_483_647 ? Number(found) : null;
}
