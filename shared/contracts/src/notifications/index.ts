export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { notification, notificationFrame } from './schema';
export type { Notification } from './schema';
