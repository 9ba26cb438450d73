/** What a list shows. It lives in the address, so that a reload, a link and the back button keep it. */
export interface ListState {
  readonly page: number;
  readonly search: string;
  /** Name of a sortable column, with a minus before it when the order is turned round. */
  readonly ordering: string;
  /** Filter name → value; a filter that is not set is not there. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What the address of one list may say. Everything else in it is ignored. */
export interface ListShape {
  readonly orderings: readonly string[];
  readonly ordering: string;
  readonly filters: readonly string[];
}

/** Reads the state out of an address; what makes no sense becomes what is usual. */
export function readListState(shape: ListShape, address: URLSearchParams): ListState {
  const page = Number(address.get('page') ?? '1');
  const ordering = address.get('ordering') ?? '';
  const set = shape.filters.map((name) => [name, address.get(name) ?? ''] as const).filter(([, value]) => value !== '');
  return {
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    search: (address.get('search') ?? '').slice(0, 200),
    ordering: shape.orderings.includes(ordering.replace(/^-/, '')) ? ordering : shape.ordering,
    filters: Object.fromEntries(set),
  };
}

/** The address of a state; what is as usual is left out. */
export function writeListState(shape: ListShape, state: ListState): URLSearchParams {
  const address = new URLSearchParams();
  if (state.page > 1) address.set('page', String(state.page));
  if (state.search !== '') address.set('search', state.search);
  if (state.ordering !== shape.ordering) address.set('ordering', state.ordering);
  for (const name of shape.filters) if (state.filters[name]) address.set(name, state.filters[name]);
  return address;
}

/** Another search, filter or order begins on the first page. */
export function changeListState(state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState {
  return { ...state, page: 1, ...change };
}

/** Sets one filter; an empty value takes it away. */
export function withFilter(state: ListState, name: string, value: string): ListState {
  const { [name]: _before, ...others } = state.filters;
  return changeListState(state, { filters: value === '' ? others : { ...others, [name]: value } });
}

/** First press: ascending; the second turns it round. */
export function sortBy(state: ListState, column: string): ListState {
  return changeListState(state, { ordering: state.ordering === column ? `-${column}` : column });
}

export function isNarrowed(state: ListState): boolean {
  return state.search !== '' || Object.keys(state.filters).length > 0;
}

/** The query of a list or of its export: the address without the page. */
export function listQuery(state: ListState): Record<string, string> {
  return { ordering: state.ordering, ...state.filters, ...(state.search && { search: state.search }) };
}
