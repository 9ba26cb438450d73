import type { Dice } from './dice';

type Id = string | number;
const KEPT = 40;

/** Ids and entity tags that answers have told, so that later requests reach rows that exist. */
export class KnownIds {
  private readonly byPath = new Map<string, Id[]>();
  private readonly tags = new Map<string, string>();
  private readonly tokens = new Map<string, string[]>();

  /** Keeps what an answer to this path tells. */
  learn(path: string, { body, etag }: { body: unknown; etag: string | undefined }): void {
    if (etag) this.tags.set(tagKey(path), etag);
    this.collect(collectionOf(path), body);
  }

  add(path: string, id: Id): void {
    const kept = this.byPath.get(path) ?? [];
    if (kept.includes(id)) return;
    this.byPath.set(path, [...kept, id].slice(-KEPT));
  }

  /** The token of an address that the plugin of this path has handed out: what stands behind it is reached as its visitors do. */
  token(path: string, dice: Dice): string | undefined {
    const tokens = this.tokens.get(pluginOf(path));
    return tokens && dice.pick(tokens);
  }

  /** An id for a parameter or property: that of a collection with this name, else of the collection above the place. */
  find(name: string, path: string, dice: Dice): Id | undefined {
    // What something hangs on is a project here; any kind of record is treated alike.
    const wanted = name === 'subject_id' ? 'project' : name.replace(/_?id$/i, '').toLowerCase();
    for (const [known, ids] of wanted === '' ? [] : this.byPath) {
      const last = known.split('/').at(-2)?.replace(/s$/, '') ?? '';
      if (last.endsWith(wanted)) return dice.pick(ids);
    }
    for (let above = path; above.length > '/api/'.length; above = above.replace(/[^/]*\/$/, '')) {
      const ids = this.byPath.get(above);
      if (ids && /id$/i.test(name)) return dice.pick(ids);
    }
    return undefined;
  }

  tagOf(path: string): string | undefined {
    return this.tags.get(tagKey(path));
  }

  /** `/portal/1-Xy…` ends with the key to it. */
  private addToken(path: string, address: string): void {
    const token = /\/(\d+-[\w-]{20,})$/.exec(address)?.[1];
    if (token) this.tokens.set(pluginOf(path), [...(this.tokens.get(pluginOf(path)) ?? []), token].slice(-KEPT));
  }

  private collect(path: string, value: unknown, depth = 0): void {
    if (typeof value !== 'object' || value === null || depth > 4) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 50)) this.collect(path, item, depth + 1);
      return;
    }
    if ('path' in value && typeof value.path === 'string') this.addToken(path, value.path);
    if ('id' in value && (typeof value.id === 'number' || typeof value.id === 'string')) this.add(path, value.id);
    for (const inner of Object.values(value)) this.collect(path, inner, depth + 1);
  }
}

const pluginOf = (path: string): string => path.split('/')[2] ?? '';

/** `/api/x/things/17/` and `/api/x/things/17/archive/` are about `/api/x/things/`. */
function collectionOf(path: string): string {
  return path.replace(/\d+\/.*$/, '');
}

/** The version of a thing is the same whichever of its addresses is asked. */
function tagKey(path: string): string {
  return path.replace(/(\d+\/).*$/, '$1');
}
