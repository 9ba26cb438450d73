export { defineRoutes, splitAddress } from './define-routes';
export { zodOf } from './schema';
export type { AnySchema, InputOf, OutputOf } from './schema';
export type { Access, ClientAccess, Method, MethodAndPath, Operation, Operations, OperationSpec, Paths, RoutesOf } from './define-routes';
export { commonErrors } from './errors';
export { askedFeatures, features, neededFeatures } from './features';
export type { AsksForFeatures, FeatureId, FeatureSpec } from './features';
export type { ErrorBody, ErrorCatalogue, ErrorSpec } from './errors';
export {
  bps,
  cents,
  clockTime,
  currency,
  day,
  errorBody,
  id,
  idParam,
  json,
  line,
  pageOf,
  pageQuery,
  timestamp,
  emailText,
  withoutTurns,
} from './primitives';
export type { Json } from './primitives';
export { zone } from './zone';
export { clientLanguage } from './client-language';
export { CLIENT_LANGUAGES, clientLanguageOf } from './languages';
export type { ClientLanguage } from './languages';
export { fileInfo, uploadBody, uploadQuery } from './files';
export type { FileInfo } from './files';
export type { Answer, CallOptions, ClientOf, Input, Output } from './client-types';
export { defineEvent } from './events';
export type { EventCatalogue, EventPattern, EventPayloads, EventSpec } from './events';
export type { ArgsOf, CommandId, LinkId, PluginCommandArgs, PluginLinks, PluginSlots, SlotId } from './extensions';
export { duplicates } from './duplicates';
