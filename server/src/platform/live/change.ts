/** What happened to a row, as the pages are told. */
export interface Change {
  /** `plugin.thing`, e.g. `tenant_crm.lead`. */
  readonly entity: string;
  /** Null: so many at once that they are not told one by one. */
  readonly id: number | null;
  /** 0 where the thing has none, or where only a part of it has changed. */
  readonly version: number;
  readonly kind: 'insert' | 'update' | 'delete';
}

/** More rows of one statement than this are told as "many". */
const ONE_BY_ONE = 20;

/**
 * Reads what a transaction has gathered (`platform_live`): `tenant_crm.lead update 7.3,8.1;…`. A thing that was changed several
 * times is told once, as it is in the end.
 */
export function readChanges(gathered: string | null): Change[] {
  const changes = new Map<string, Change>();
  for (const statement of (gathered ?? '').split(';')) for (const change of changesOf(statement)) keepLast(changes, change);
  return [...changes.values()];
}

function changesOf(statement: string): Change[] {
  const [entity, kind, rows] = statement.split(' ');
  if (!entity || !rows || !isKind(kind)) return [];
  const noted = rows.split(',');
  if (noted.length > ONE_BY_ONE) return [{ entity, id: null, version: 0, kind }];
  return noted.map((row) => {
    const [id, version] = row.split('.').map(Number);
    return { entity, id: id ?? 0, version: version ?? 0, kind };
  });
}

function isKind(word: string | undefined): word is Change['kind'] {
  return word === 'insert' || word === 'update' || word === 'delete';
}

/** What came into being in this transaction is new for everybody else, however often it was changed before the commit. */
function keepLast(changes: Map<string, Change>, change: Change): void {
  const key = `${change.entity} ${change.id}`;
  const before = changes.get(key);
  const kind = before?.kind === 'insert' && change.kind === 'update' ? 'insert' : change.kind;
  changes.set(key, { ...change, kind, version: Math.max(change.version, before?.version ?? 0) });
}
