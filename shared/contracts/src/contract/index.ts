export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export * from './document';
export * from './schema';
export * from './signing';
