export type {} from './extensions';
export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { homePipeline, homeProject, summary } from './schema';
export type { HomePipeline, HomeProject, Summary } from './schema';
