import type { Lane, Timeline } from '@butterfly/contracts/project_view';

/** What the drawer shows. */
export type OpenEntry = { readonly kind: 'new'; readonly lane: Lane } | { readonly kind: 'saved'; readonly id: number };

/** What is typed about it is kept under this name. */
export function draftNameOf(projectId: string, open: OpenEntry): string {
  return open.kind === 'new' ? `new-entry:${projectId}:${open.lane}` : `entry:${open.id}`;
}

/** The entry that was being typed when the page was loaded anew. */
export function leftOpen({
  projectId,
  entries,
  isKept,
}: {
  projectId: string;
  entries: Timeline['entries'];
  isKept: (name: string) => boolean;
}): OpenEntry | null {
  const all: OpenEntry[] = [
    { kind: 'new', lane: 'planning' },
    { kind: 'new', lane: 'event_day' },
    ...entries.map(({ id }) => ({ kind: 'saved', id }) as const),
  ];
  return all.find((one) => isKept(draftNameOf(projectId, one))) ?? null;
}
