export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { notification, notificationFrame, readFrame } from './schema';
export type { Notification, ReadFrame } from './schema';
