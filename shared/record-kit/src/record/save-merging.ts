import { isApiError } from '@butterfly/plugin-sdk';
import { mergeFields, unflatten, type FieldConflict } from './merge';
import type { RecordKind, SavedRecord, Versioned } from './record-kind';

/** Who else saved, when, and which fields. */
interface Meanwhile {
  readonly by: number | null;
  readonly at: string;
}

export interface RecordConflict extends Meanwhile {
  readonly conflicts: readonly FieldConflict[];
  /** My other changes of the same save; they go along with the choice. */
  readonly free: Readonly<Record<string, unknown>>;
}

export interface RecordMerged extends Meanwhile {
  /** Fields the others changed; both sides were kept. */
  readonly others: readonly string[];
}

interface Saved<R> {
  readonly before: R | undefined;
  readonly record: R;
  readonly etag: string | null;
  readonly merged: RecordMerged | null;
}

interface Save<R extends SavedRecord, P extends object> {
  readonly kind: RecordKind<R, P>;
  readonly id: string;
  readonly patch: P;
  readonly known: Versioned<R> | undefined;
}

type Outcome<R> = Saved<R> | { readonly conflict: RecordConflict; readonly record: R; readonly etag: string | null };

const ATTEMPTS = 4;

/** Saves; after a refusal for the version's sake, merges with what is saved now and tries again when nothing conflicts. */
export async function saveMerging<R extends SavedRecord, P extends object>({
  kind,
  id,
  patch: wanted,
  known,
}: Save<R, P>): Promise<Outcome<R>> {
  let base = known;
  let patch = wanted;
  const others: string[] = [];
  let merged: RecordMerged | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { data, etag } = await kind.save(id, patch, base?.etag ?? '');
      return { before: base?.record, record: data, etag, merged };
    } catch (error) {
      if (!base || attempt === ATTEMPTS || !isApiError(error) || error.code !== 'version_conflict') throw error;
      const { data: record, etag } = await kind.read(id);
      const {
        conflicts,
        free,
        others: more,
      } = mergeFields({ before: base.record, mine: patch, theirs: record, known: Object.keys(kind.labels), within: kind.merge ?? {} });
      const meanwhile = { by: record.updated_by_id ?? null, at: record.updated_at };
      if (conflicts.length > 0) return { conflict: { ...meanwhile, conflicts, free }, record, etag };
      others.push(...more);
      merged = { ...meanwhile, others };
      base = { record, etag };
      patch = unflatten(free) as P;
    }
  }
}
