export { defineRoutes, splitAddress } from './define-routes';
export type { Access, Method, MethodAndPath, Operation, Operations, OperationSpec, Paths, RoutesOf } from './define-routes';
export { commonErrors } from './errors';
export type { ErrorBody, ErrorCatalogue, ErrorSpec } from './errors';
export { bps, cents, currency, day, errorBody, id, idParam, json, line, pageOf, pageQuery, timestamp } from './primitives';
export type { Json } from './primitives';
export type { Answer, CallOptions, ClientOf, Input, Output } from './client-types';
export type { DomainEvent, EventCatalogue, EventName } from './events';
