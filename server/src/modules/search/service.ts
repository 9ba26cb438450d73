import type { SearchGroup, SearchHit } from '@butterfly/contracts/search';
import { mayUseFeature, mayUsePlugin, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../platform/db/db';
import type { Session } from '../../platform/define-module';
import type { Platform } from '../../platform/platform';
import type { NamedSource } from '../../platform/search/search-source';
import type { SubjectKind } from '../../platform/subjects/subjects';
import { findRows, namesOf, type FoundRow } from './repository';

/** Hits of each kind that are shown, and those that are looked at: some may be about what the member does not see. */
const HITS = 5;
const CANDIDATES = 30;

/** What the caller may look through. */
export interface Reach {
  readonly sources: readonly NamedSource[];
  readonly kinds: readonly SubjectKind[];
}

/** Records of all plugins by words. */
export class SearchService {
  constructor(private readonly platform: Pick<Platform, 'access' | 'searched' | 'subjects'>) {}

  /** By permission, feature, and what the business has switched on. */
  async reachOf({ permissions, session }: { permissions: PermissionRecord; session: Session }): Promise<Reach> {
    const { access, searched, subjects } = this.platform;
    const kinds = subjects.types().flatMap((type) => subjects.find(type) ?? []);
    const permitted = [...new Set([...searched, ...kinds].map(({ plugin }) => plugin))].filter((plugin) =>
      mayUsePlugin(permissions, plugin),
    );
    const on = await Promise.all(permitted.map((plugin) => access.enabled(session.tenantId, plugin)));
    const mine = new Set(permitted.filter((_plugin, at) => on[at]));
    // What hangs on records of any plugin is found by who may use that plugin.
    const sources = searched.filter(
      (source) => ('aboutRecords' in source || mine.has(source.plugin)) && (!source.feature || mayUseFeature(permissions, source.feature)),
    );
    return { sources, kinds: kinds.filter(({ plugin }) => mine.has(plugin)) };
  }

  async find(db: Db, { reach: { sources, kinds }, words }: { reach: Reach; words: readonly string[] }): Promise<SearchGroup[]> {
    const rows = await findRows(db, { sources, types: kinds.map(({ type }) => type), words, limit: CANDIDATES });
    const records = await recordsOf(db, kinds, rows);
    return sources.flatMap(({ id, group, icon }) => {
      const hits = rows
        .filter(({ source }) => source === id)
        .flatMap((row) => hitOf(row, records) ?? [])
        .slice(0, HITS);
      return hits.length === 0 ? [] : [{ id, title: group, icon, hits }];
    });
  }
}

interface FoundRecord {
  readonly title: string;
  readonly path: string;
}

const keyOf = (type: string, id: number): string => `${type}/${id}`;

/** The records that rows are about, by kind and id; without those that the member does not see. */
async function recordsOf(db: Db, kinds: readonly SubjectKind[], rows: readonly FoundRow[]): Promise<ReadonlyMap<string, FoundRecord>> {
  const found = new Map<string, FoundRecord>();
  for (const kind of kinds) {
    const ids = rows.flatMap(({ subject_type: type, subject_id: id }) => (type === kind.type && id !== null ? [id] : []));
    if (ids.length === 0) continue;
    for (const [id, title] of await namesOf(db, kind, ids))
      found.set(keyOf(kind.type, id), { title, path: kind.path.replace(':id', String(id)) });
  }
  return found;
}

function hitOf(
  { title, hint, path, subject_type: type, subject_id: id }: FoundRow,
  records: ReadonlyMap<string, FoundRecord>,
): SearchHit | undefined {
  if (type === null || id === null) return { title, hint, path };
  const record = records.get(keyOf(type, id));
  return record && { ...record, hint };
}
