import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { AppError } from '../../platform/http/app-error';
import { checkBoardSize, checkItems, sizeOf, utf8 } from './board-size';
import type { Node, Parts, PartTexts } from './document/node';
import { partIds } from './document/node';
import { patchDocument, PatchError } from './document/patch-document';
import type { BoardChange, BoardRow } from './repository';

interface Patching {
  readonly before: BoardRow;
  readonly root: Node;
  /** The texts of parts. */
  readonly texts: (ids: readonly number[]) => PartTexts | Promise<PartTexts>;
  readonly operations: readonly PatchOperation[];
}

export interface PlannedPatch {
  readonly change: BoardChange & { readonly gone: readonly number[] };
  readonly skeletonChanged: boolean;
}

/** What a patch makes of a board. Nothing is written. */
export async function planPatch({ before, root: original, texts, operations }: Patching): Promise<PlannedPatch> {
  const session = patchSession({ before, root: original, texts });
  try {
    await patchDocument(session, operations);
  } catch (cause) {
    if (!(cause instanceof PatchError)) throw cause;
    throw new AppError('moodboard.patch_failed', { operation: cause.index + 1, reason: cause.reason });
  }
  const { root, structureChanged } = session;
  if (structureChanged) checkItems(root, original);
  const gone = structureChanged ? missingIn(root, original) : [];
  const parts = keptChanges(session);
  const bytes = before.bytes + (await growth(session, { parts, gone })) + (structureChanged ? sizeOf(root) - sizeOf(original) : 0);
  checkBoardSize(bytes);
  return { change: { root, lastPartId: session.last(), bytes, parts, gone }, skeletonChanged: structureChanged };
}

/** A patch under way; texts are read when they are needed. */
function patchSession({ before, root, texts: read }: Omit<Patching, 'operations'>) {
  let last = before.last_part_id;
  const parts: Parts = new Map();
  const originalBytes = new Map<number, number>();
  const load = async (ids: readonly number[]) => {
    const missing = ids.filter((id) => !parts.has(id));
    if (missing.length === 0) return;
    const texts = await read(missing);
    for (const id of missing) {
      const text = texts.get(id);
      if (text === undefined) continue;
      parts.set(id, text);
      originalBytes.set(id, utf8(text));
    }
  };
  return {
    root,
    work: 0,
    structureChanged: false,
    ids: { next: () => ++last },
    parts,
    changed: new Set<number>(),
    load,
    originalBytes,
    last: () => last,
  };
}

/** Texts that are new or changed and still belong to the document. */
function keptChanges({
  root,
  structureChanged,
  changed,
  parts,
}: {
  root: Node;
  structureChanged: boolean;
  changed: ReadonlySet<number>;
  parts: Parts;
}): Parts {
  const alive = structureChanged ? new Set(partIds(root)) : null;
  return new Map([...changed].filter((id) => alive?.has(id) ?? true).map((id) => [id, parts.get(id) ?? '']));
}

/** Parts of the original that the changed skeleton does not refer to any more. */
function missingIn(root: Node, original: Node): number[] {
  const alive = new Set(partIds(root));
  return partIds(original).filter((id) => !alive.has(id));
}

/** How many bytes the parts of a board grow by; texts that are dropped unread are measured first. */
async function growth(
  session: { parts: Parts; originalBytes: Map<number, number>; load(ids: readonly number[]): Promise<void> },
  { parts, gone }: { parts: Parts; gone: readonly number[] },
): Promise<number> {
  await session.load(gone);
  let bytes = 0;
  for (const [id, text] of parts) bytes += utf8(text) - (session.originalBytes.get(id) ?? 0);
  for (const id of gone) bytes -= session.originalBytes.get(id) ?? 0;
  return bytes;
}
