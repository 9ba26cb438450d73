import * as z from 'zod';
import { emailText, id, line, timestamp, withoutTurns } from '../../core';
import { newPassword } from '../../auth_and_admin';

export const inviteState = z.enum(['pending', 'accepted', 'revoked', 'expired']);
export type InviteState = z.output<typeof inviteState>;

const address = emailText().regex(/^[^\s@,;]+@[^\s@,;]+$/, 'must be an e-mail address');

export const invite = z.object({
  id,
  email: z.string(),
  title: z.string(),
  roles: z.array(z.object({ id, name: z.string() })),
  state: inviteState,
  invited_by: z.string(),
  created_at: timestamp,
  last_sent_at: timestamp,
  sent_count: z.int(),
  expires_at: timestamp,
});
export type Invite = z.output<typeof invite>;

export const newInvites = z.strictObject({
  emails: z.array(address).min(1, 'must name somebody').max(50),
  role_ids: z.array(id).max(20),
  title: z.string().overwrite(withoutTurns).trim().max(120).optional(),
  /** A few words of one's own in the mail. */
  message: z.string().trim().max(1_000).optional(),
});
export type NewInvites = z.output<typeof newInvites>;

/** What became of each address. */
export const inviteResult = z.object({
  email: z.string(),
  outcome: z.enum(['sent', 'already_member', 'already_invited']),
  invite: invite.nullable(),
});
export type InviteResult = z.output<typeof inviteResult>;

/** What who holds the link is shown. */
export const invitation = z.object({
  state: inviteState,
  business: z.string(),
  email: z.string(),
  invited_by: z.string(),
  roles: z.array(z.string()),
  expires_at: timestamp,
  /** There is an account with this address: its password is asked for instead of a new one. */
  has_account: z.boolean(),
  /** The browser is signed in as this very person: one press is enough. */
  signed_in: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

/** A new person names itself and chooses a password; an account confirms with its password, or with nothing when it is signed in. */
export const acceptance = z.strictObject({ display_name: line(120).optional(), password: z.string().min(1).max(200).optional() });
export type Acceptance = z.output<typeof acceptance>;
export const chosenPassword = newPassword;

export const inviteToken = z.string().regex(/^[1-9]\d{0,9}-[A-Za-z0-9_-]{43}$/, 'is not a whole link');
