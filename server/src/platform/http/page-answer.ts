interface PageAnswer<R> {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>> & { readonly page: number; readonly page_size: number };
  readonly count: number;
  readonly results: R[];
}

/**
 * A page with the links to its neighbours.
 *
 * @example
 * return pageAnswer({ path: '/api/sample/notes/', query, count: await countNotes(db), results });
 */
export function pageAnswer<R>({ path, query, count, results }: PageAnswer<R>) {
  const next = query.page * query.page_size < count ? link(path, { ...query, page: query.page + 1 }) : null;
  const previous = query.page > 1 ? link(path, { ...query, page: query.page - 1 }) : null;
  return { count, next, previous, results };
}

function link(path: string, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, String(value));
  return `${path}?${search.toString()}`;
}
