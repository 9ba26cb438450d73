import type { Answer } from '@butterfly/contracts/core';

/** A colleague as a record names one. */
export interface RecordMember {
  readonly id: number;
  readonly name: string;
}

/**
 * Where the names of colleagues come from.
 *
 * @example
 * export const members: MembersSource = { list: (signal) => crm.listOwners({ signal }) };
 */
export interface MembersSource {
  list(signal: AbortSignal): Promise<Answer<readonly RecordMember[]>>;
}
