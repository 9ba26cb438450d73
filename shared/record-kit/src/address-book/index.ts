export { PeopleListPage } from './people-list-page';
export { PeopleTabs } from './people-tabs';
export { peopleShape } from './person-row';
export type { PersonRow } from './person-row';
export type { PeopleWords } from './people-words';
export { useBulkChanges } from './use-bulk-changes';
