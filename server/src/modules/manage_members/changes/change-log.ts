import type { Change, ChangeFilter, Changes } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { ChangeBound, ChangeSource, FoundChange } from '../ports';
import { permissionChanges } from './permission-changes';

/** Greater than every id of a row. */
const BEYOND = 2_147_483_647;

export interface WantedPage extends ChangeFilter {
  /** `next` of the page before; absent for the newest. */
  readonly before?: string | undefined;
  readonly limit: number;
}

interface Place extends ChangeBound {
  readonly source: string;
}

interface Placed {
  readonly place: Place;
  readonly change: FoundChange;
}

/** Who changed what, put together of the histories that the modules keep. Each is read by an index, below the place where a page ended. */
export class ChangeLog {
  readonly #platform: Pick<Platform, 'api' | 'fillers'>;

  constructor(platform: Pick<Platform, 'api' | 'fillers'>) {
    this.#platform = platform;
  }

  async page(db: Db, { by, kind, before, limit }: WantedPage): Promise<Changes> {
    const sources = [permissionChanges, ...this.#platform.fillers('manage_members.change_source')];
    const asked = sources.filter(({ kinds }) => kind === undefined || kinds.includes(kind));
    const from = before === undefined ? null : placeOf(before);
    const found: Placed[] = [];
    for (const source of asked) {
      const below = from && boundIn(source, from);
      const rows = await source.read(db, { below, by: by ?? null, kind: kind ?? null, limit: limit + 1 });
      found.push(...rows.map((change) => ({ place: { at: change.at, source: source.name, id: change.id }, change })));
    }
    const page = found.sort((a, b) => order(b.place, a.place)).slice(0, limit);
    const last = page.at(-1)?.place;
    const names = await this.#platform.api('auth_and_admin').memberNames(db);
    return {
      results: page.map(({ place, change }) => told({ place, change, names })),
      next: last && found.length > limit ? cursorOf(last) : null,
      kinds: [...new Set(sources.flatMap(({ kinds }) => kinds))].sort(),
    };
  }
}

/** Rows of one moment stand in the order of their sources' names, the last first. */
function boundIn({ name }: ChangeSource, { at, source, id }: Place): ChangeBound {
  if (name === source) return { at, id };
  return { at, id: name < source ? BEYOND : 0 };
}

const order = (a: Place, b: Place): number => compare(a.at, b.at) || compare(a.source, b.source) || a.id - b.id;
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

const cursorOf = ({ at, source, id }: Place): string => `${at}~${source}~${id}`;

/** The contract has checked its form. */
function placeOf(cursor: string): Place {
  const [at = '', source = '', id = ''] = cursor.split('~');
  return { at, source, id: Number(id) };
}

function told({ place, change, names }: Placed & { names: ReadonlyMap<number, string> }): Change {
  const { at, by_id: by, kind, subject, path, what } = change;
  return {
    key: cursorOf(place),
    at,
    by: by === null ? null : { id: by, name: names.get(by) ?? 'Somebody who has left' },
    kind,
    subject,
    path,
    what,
  };
}
