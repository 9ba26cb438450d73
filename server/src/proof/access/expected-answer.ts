import { neededFeatures, type FeatureId, type Operation } from '@butterfly/contracts/core';
import { needsPlugin, type Case } from '../../isolation-requests';
import type { AllSamples, ForeignIds } from '../../isolation-samples';
import { ALWAYS_ON } from '../../modules/plugins/resolution/always-on';
import { isOfProject } from './belongs';

/** Who asks. Those `…_since` were let through a moment before, with the same cookie. */
export type CallerKind =
  | 'nobody'
  | 'no_csrf'
  | 'no_plugin'
  | `lacks_${FeatureId}`
  | `without_${string}`
  | 'sees_assigned'
  | 'sees_none'
  | 'other_business'
  | 'permission_withdrawn_since'
  | 'plugin_off_since'
  | 'membership_ended_since'
  | 'session_ended_since'
  | 'team_token'
  | 'ended_team_token'
  // Sessions of clients of business B, and the token of one where a member's is expected.
  | 'client_of_link'
  | 'client_signed_in'
  | 'client_as_member';

/** What has to come back; `readable`: anything but a question that was wrong. Null: the operation refuses nobody for being this. */
export type Expected = { readonly status: number | 'readable'; readonly code?: string; readonly hides?: 'project' | 'business' } | null;

export interface Known {
  readonly ids: ForeignIds;
  readonly samples: AllSamples;
}

const SIGN_IN: Expected = { status: 401, code: 'not_authenticated' };
const CLIENTS: readonly CallerKind[] = ['client_of_link', 'client_signed_in', 'client_as_member'];
const NO_SESSION: readonly CallerKind[] = ['nobody', 'membership_ended_since', 'session_ended_since', 'ended_team_token', ...CLIENTS];

/** The table of answers: who asks × what the operation declares. What is open to more is named with its reason by the module (`open`). */
export function expectedAnswer(one: Case, kind: CallerKind, known: Known): Expected {
  const { operation } = one;
  const { access } = operation;
  if (kind === 'team_token' && access === 'deploy')
    return known.samples.teamToken[one.key] === 'refused' ? { status: 403, code: 'plugins.not_permitted' } : null;
  // Its samples name a link that nobody has made; no member's session opens what is for clients.
  if (access === 'client') return operation.client?.link ? { status: 404, code: 'not_found' } : SIGN_IN;
  if (kind === 'no_csrf') return needsCsrf(operation) ? { status: 403, code: 'csrf_failed' } : null;
  if (access === 'public') return null;
  if (access === 'deploy' || kind === 'team_token' || NO_SESSION.includes(kind)) return SIGN_IN;
  if (kind === 'no_plugin' || kind === 'permission_withdrawn_since') return withoutPermission(operation);
  if (kind === 'plugin_off_since')
    return needsPlugin(operation) && !ALWAYS_ON.has(one.key.split('.')[0] ?? '') ? noPlugin(operation) : null;
  if (kind === 'sees_assigned' || kind === 'sees_none') return outsideScope(one, known);
  if (kind === 'other_business') return ofOtherBusiness(one, known);
  if ((operation.alsoPlugins ?? []).some((plugin) => kind === `without_${plugin}`)) return { status: 403, code: 'not_permitted' };
  return refusing(operation).some((feature) => kind === `lacks_${feature}`) ? { status: 403, code: 'feature_required' } : null;
}

const needsCsrf = ({ method, access, csrf }: Operation): boolean => method !== 'GET' && access !== 'deploy' && csrf !== false;
const noPlugin = ({ quietRefusal }: Operation): Expected => ({ status: 403, code: quietRefusal ? 'not_permitted' : 'access_denied' });

/** Features without which an operation, or the part of it that its sample is about, is refused. */
export function refusing(operation: Operation): readonly FeatureId[] {
  return [...neededFeatures(operation), ...(operation.mayNeed ?? [])];
}

function withoutPermission(operation: Operation): Expected {
  if (needsPlugin(operation)) return noPlugin(operation);
  return operation.access === 'admin' ? { status: 403, code: 'admin_required' } : null;
}

function outsideScope(one: Case, known: Known): Expected {
  const { access, reach, method, params } = one.operation;
  if (access === 'admin') return { status: 403, code: 'admin_required' };
  if (reach === 'all_projects') return { status: 403, code: 'outside_scope' };
  if (params && isOfProject(one, known)) return { status: 404, hides: 'project' };
  return method === 'GET' && !params ? { status: 'readable', hides: 'project' } : null;
}

function ofOtherBusiness({ key, operation: { method, params } }: Case, { samples }: Known): Expected {
  if (params && !(key in samples.shared)) return { status: 404, hides: 'business' };
  return method === 'GET' && !params ? { status: 'readable', hides: 'business' } : null;
}
