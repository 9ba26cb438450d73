interface Paged {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>> & { readonly page: number; readonly page_size: number };
  readonly count: number;
}

/** Addresses of the neighbouring pages. */
export function pageLinks({ path, query, count }: Paged): { next: string | null; previous: string | null } {
  const link = (page: number) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page })) if (value !== undefined) search.set(name, String(value));
    return `${path}?${search.toString()}`;
  };
  return {
    next: query.page * query.page_size < count ? link(query.page + 1) : null,
    previous: query.page > 1 ? link(query.page - 1) : null,
  };
}
