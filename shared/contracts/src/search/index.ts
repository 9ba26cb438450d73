export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { searchAnswer, searchGroup, searchHit, searchQuery } from './schema';
export type { SearchAnswer, SearchGroup, SearchHit } from './schema';
