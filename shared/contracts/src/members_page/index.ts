export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { me } from './schema';
export type { Me } from './schema';
