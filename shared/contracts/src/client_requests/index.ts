export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { lockedFrom } from './rules/deadline';
export { impactParts, type ImpactPart, type TotalParts } from './rules/impact-parts';
export { canMove, isOpen, STATUSES, type RequestStatus } from './rules/status';
export { readWish, type Wish, type WishedLine } from './wish/read-wish';
export { newRequest, requestQuery } from './schema';
export type {
  AnswerTemplate,
  Board,
  Impact,
  MoveTarget,
  NewAnswerTemplate,
  NewQuote,
  NewReply,
  NewRequest,
  Priority,
  Quote,
  Request,
  RequestMessage,
  RequestPatch,
  RequestQuery,
  RequestSettings,
  RequestSettingsPatch,
  RequestSource,
  RequestType,
  Waiting,
  WantedItem,
  WishAnswer,
  WishInput,
} from './schema';
