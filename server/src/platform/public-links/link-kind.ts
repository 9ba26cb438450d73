/**
 * A kind of link without a login, declared once by the module that gives it.
 *
 * @example
 * export const SHARE = defineLink({ name: 'moodboard.share', subject: 'moodboard.board', scopes: ['view', 'comment'], shownAgain: true });
 */
export interface LinkKind<Scope extends string = string> {
  /** `<module>.<what it is>`; a link of one kind opens nothing of another. */
  readonly name: `${string}.${string}`;
  /** The kind of record it is about; its module says who sees it: `select platform_scope_subject('<subject>', '<table>')`. */
  readonly subject: `${string}.${string}`;
  /** What a link of this kind can allow. */
  readonly scopes: readonly Scope[];
  /** The team may look at the address again: a sealed copy of the token is kept. Without it the token is said once. */
  readonly shownAgain?: true;
  /** Days after its end when the row is removed. Without it, and for a link without an end, it stays. */
  readonly forgottenAfterDays?: number;
}

export function defineLink<const Scope extends string>(kind: LinkKind<Scope>): LinkKind<Scope> {
  return kind;
}

/** What a visitor shows beside the link. */
export type Demand = 'nothing' | 'password' | 'code';

/** What was shown so far: the link alone, a code from the person's mailbox, a password. */
export type Proof = 'link' | 'code' | 'password';

/** A link as its business sees it; the token is not in it. */
export interface PublicLink<Scope extends string = string> {
  readonly id: number;
  readonly subject_id: number;
  readonly scopes: readonly Scope[];
  readonly label: string;
  readonly demands: Demand;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly used_count: number;
  readonly last_used_at: string | null;
  readonly created_at: string;
  readonly created_by_id: number | null;
}

/** Whether a link opens at a moment. */
export function stateOfLink({ revoked_at, expires_at }: Pick<PublicLink, 'revoked_at' | 'expires_at'>, now: Date) {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && Date.parse(expires_at) <= now.getTime() ? 'expired' : 'open';
}
