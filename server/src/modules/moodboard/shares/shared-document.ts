/** Addresses of pictures in a document, as the client of the moodboard writes them. */
const ASSET = /\/api\/moodboard\/assets\/([1-9]\d{0,9})\//g;
const ID = /"id":("(?:[^"\\]|\\.)*")/g;
const MOST_KEPT = 20;

/** The document with addresses of pictures that the link opens, and no others. */
export function withSharedAssets(data: string, shareId: string): string {
  return data.replace(ASSET, `/api/moodboard/public/${shareId}/assets/$1/`).replaceAll('/original/"', '/view/"');
}

/** Finds the pictures that a version of a board refers to. One for each database: another has boards of the same numbers. */
export const assetFinder = () => remembered((data) => new Set([...data.matchAll(ASSET)].map(([, id]) => Number(id))));

/** Finds the ids of everything on a version of a board. One for each database. */
export const itemFinder = () => remembered((data) => new Set([...data.matchAll(ID)].map(([, id]) => JSON.parse(id ?? '""') as string)));

/** A page asks for all pictures of one version in a row: its text is read and searched once. Etags name board and version. */
function remembered<T>(find: (data: string) => T): (etag: string, read: () => Promise<string>) => Promise<T> {
  const known = new Map<string, T>();
  return async (etag, read) => {
    const found = known.get(etag) ?? find(await read());
    known.delete(etag);
    known.set(etag, found);
    for (const oldest of known.keys()) {
      if (known.size <= MOST_KEPT) break;
      known.delete(oldest);
    }
    return found;
  };
}
