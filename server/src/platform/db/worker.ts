/** Which rows of projects a member sees: of all projects, of those it is assigned to, of none. */
export type RowScope = 'all' | 'assigned' | 'none';

/** Whom a transaction works for: the system itself (member null), which sees all of its business, or a member within its row scope. */
export type Worker =
  | { readonly tenantId: number; readonly memberId: null }
  | { readonly tenantId: number; readonly memberId: number; readonly rowScope: RowScope };

/** Work of the system that is written down as a member's: seeds, an import that goes on by itself. Sees all. */
export function inNameOf({ tenantId, memberId }: { readonly tenantId: number; readonly memberId: number | null }): Worker {
  return memberId === null ? { tenantId, memberId } : { tenantId, memberId, rowScope: 'all' };
}

/** Work of a member that concerns no project: sees no row of any. */
export function besideProjects({ tenantId, memberId }: { readonly tenantId: number; readonly memberId: number | null }): Worker {
  return memberId === null ? { tenantId, memberId } : { tenantId, memberId, rowScope: 'none' };
}
