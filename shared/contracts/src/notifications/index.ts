export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { latestNotification, notification, notificationFrame, readFrame } from './schema';
export type { LatestNotification, Notification, ReadFrame } from './schema';
