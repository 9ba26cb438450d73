export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { credentials, keptMail, newPassword, resetConfirmation, resetRequest, sessionRow, tenantChoice, user } from './schema';
export type { SessionRow, User } from './schema';
