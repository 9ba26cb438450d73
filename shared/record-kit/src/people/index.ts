export type { ConsentChange, ConsentChannel, ConsentEntry } from './consent';
export { ConsentHistory } from './consent-history';
export { ConsentPanel } from './consent-panel';
export { ReachButtons } from './reach-buttons';
export type { Reached } from './reach-buttons';
export { PeopleFilters } from './people-filters';
