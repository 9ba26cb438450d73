export type { ConsentChange, ConsentChannel, ConsentEntry } from './consent';
export { ConsentHistory } from './consent-history';
export { ConsentPanel } from './consent-panel';
export { PeopleFilters } from './people-filters';
