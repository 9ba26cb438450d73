interface PageAnswer<R> {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>> & { readonly page: number; readonly page_size: number };
  readonly count: number;
  /** There are more than `count`. */
  readonly count_capped?: boolean;
  readonly results: R[];
}

/**
 * A page with the links to its neighbours.
 *
 * @example
 * return pageAnswer({ path: '/api/sample/notes/', query, count: await countNotes(db), results });
 */
export function pageAnswer<R>({ path, query, count, count_capped: capped = false, results }: PageAnswer<R>) {
  const more = query.page * query.page_size < count || (capped && results.length === query.page_size);
  const next = more ? link(path, { ...query, page: query.page + 1 }) : null;
  const previous = query.page > 1 ? link(path, { ...query, page: query.page - 1 }) : null;
  return { count, ...(capped && { count_capped: true }), next, previous, results };
}

function link(path: string, query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, String(value));
  return `${path}?${search.toString()}`;
}
