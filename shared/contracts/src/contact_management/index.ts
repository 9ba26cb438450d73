export type {} from './extensions';
export { paths } from './paths';
export { operations } from './operations';
export type { ClientQuery } from './operations';
export { errors } from './errors';
export { events } from './events';
export { anniversary, client, contactList, eraseAnswer, interaction, subjectAccess } from './schema';
export type {
  Anniversary,
  Client,
  ClientRow,
  ContactList,
  EraseAnswer,
  Interaction,
  ListFilter,
  ListPatch,
  NewList,
  SubjectAccess,
} from './schema';
