import type { Project, ProjectPatch } from '@butterfly/contracts/tenant_crm';
import { isApiError } from '@butterfly/plugin-sdk';

/** Both versions of what two people changed at once. Neither is lost before somebody chooses. */
export interface Conflict {
  readonly mine: ProjectPatch;
  readonly theirs: Project;
}

/** The conflict out of a refused save, or null when the save failed for another reason. */
export function conflictOf(error: unknown, mine: ProjectPatch): Conflict | null {
  if (!isApiError(error) || error.code !== 'version_conflict') return null;
  const theirs = error.body['current'];
  return typeof theirs === 'object' && theirs !== null ? { mine, theirs: theirs as Project } : null;
}

/** The patch that takes a change back. */
export function inverseOf(before: Project, patch: ProjectPatch): ProjectPatch {
  const names = Object.keys(patch) as (keyof ProjectPatch)[];
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}
