export { PeopleFilters } from './people-filters';
