export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { new{{Record}}, {{record}}, {{record}}Patch, {{record}}Query } from './schema';
export type { New{{Record}}, {{Record}}, {{Record}}Patch, {{Record}}Query } from './schema';
