interface PageOf {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>> & { readonly page: number; readonly page_size: number };
  readonly count: number;
  /** There are more than `count`. */
  readonly count_capped?: boolean;
}

/**
 * A page with the links to its neighbours.
 *
 * @example
 * return pageAnswer({ path: '/api/sample/notes/', query, ...(await countedPage<Note>(db, { … })) });
 */
export function pageAnswer<R>({ results, ...page }: PageOf & { readonly results: R[] }) {
  return { ...around(page, results.length === page.query.page_size), results };
}

/**
 * The same as JSON text, around rows that are text already.
 *
 * @example
 * return pageText({ path: '/api/sample/notes/', query, ...(await countedJson(db, { … })) });
 */
export function pageText({ results, ...page }: PageOf & { readonly results: string }): string {
  return `${JSON.stringify(around(page, results !== '[]')).slice(0, -1)},"results":${results}}`;
}

/** Beyond what was counted, only its rows tell whether a page may have another behind it. */
function around({ path, query, count, count_capped: capped = false }: PageOf, mayGoOn: boolean) {
  const more = query.page * query.page_size < count || (capped && mayGoOn);
  const next = more ? link(path, { ...query, page: query.page + 1 }) : null;
  const previous = query.page > 1 ? link(path, { ...query, page: query.page - 1 }) : null;
  return { count, ...(capped && { count_capped: true }), next, previous };
}

function link(path: string, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, String(value));
  return `${path}?${search.toString()}`;
}
