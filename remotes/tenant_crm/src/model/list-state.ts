/** What the list shows; lives in the address, so that a reload, a link and the back button keep it. */
export interface ListState {
  readonly page: number;
  readonly search: string;
  readonly ordering: Ordering;
  readonly stage: string;
  readonly event_type: string;
  readonly archived: boolean;
}

const columns = ['id', 'name', 'event_date', 'value_cents', 'updated_at'] as const;
export type SortColumn = (typeof columns)[number];
export type Ordering = SortColumn | `-${SortColumn}`;

const initial: ListState = { page: 1, search: '', ordering: '-id', stage: '', event_type: '', archived: false };

export function readListState(address: URLSearchParams): ListState {
  const page = Number(address.get('page') ?? '1');
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: address.get('search') ?? '',
    ordering: orderingOf(address.get('ordering')),
    stage: digits(address.get('stage')),
    event_type: address.get('event_type') ?? '',
    archived: address.get('archived') === 'true',
  };
}

/** The address of a state; what is as usual is left out. */
export function writeListState(state: ListState): URLSearchParams {
  const address = new URLSearchParams();
  for (const name of Object.keys(initial) as (keyof ListState)[]) {
    if (state[name] !== initial[name]) address.set(name, String(state[name]));
  }
  return address;
}

/** Another filter or order begins on the first page. */
export function changeListState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** First press: ascending; the second turns it round. */
export function sortBy(state: ListState, column: SortColumn): ListState {
  return changeListState(state, { ordering: state.ordering === column ? `-${column}` : column });
}

export function isFiltered(state: ListState): boolean {
  return state.search !== '' || state.stage !== '' || state.event_type !== '';
}

function orderingOf(text: string | null): Ordering {
  const known = columns.some((column) => text === column || text === `-${column}`);
  return known ? (text as Ordering) : initial.ordering;
}

function digits(text: string | null): string {
  return text && /^\d+$/.test(text) ? text : '';
}
