import { features, neededFeatures, type FeatureId, type Operation } from '@butterfly/contracts/core';
import type { Call } from '../../platform/define-module';
import type { BoundOperation } from '../../platform/http/bind-operations';
import { needsPlugin } from '../../isolation-requests';
import type { AccessWorld } from './access-world';
import { isOfProject } from './belongs';

/** A check that stands between an operation and who may not have it. */
export type Check =
  | 'sign-in'
  | 'csrf'
  | 'permission'
  | 'permission of another plugin'
  | 'administrator'
  | 'deploy token'
  | 'feature'
  | 'feature in the handler'
  | 'reach'
  | 'row scope'
  | 'business'
  | 'team of the token';

export interface RemovableCheck {
  /** Module and operation. */
  readonly key: string;
  /** What was declared before anything was removed; the table of answers goes by it. */
  readonly declared: Operation;
  readonly bound: BoundOperation;
  readonly check: Check;
}

/** Everything that could be removed, in the order of the operations. */
export function removableChecks({ test, ids, samples }: AccessWorld): RemovableCheck[] {
  return test.operations.flatMap((bound) => {
    const { operation } = bound;
    const one = { key: `${bound.moduleId}.${bound.name}`, operation };
    const { access } = operation;
    const has: Readonly<Record<Check, boolean>> = {
      'sign-in': access === 'session',
      csrf: operation.method !== 'GET' && access !== 'deploy' && access !== 'public',
      permission: needsPlugin(operation),
      'permission of another plugin': operation.alsoPlugins !== undefined,
      administrator: access === 'admin',
      'deploy token': access === 'deploy',
      feature: neededFeatures(operation).length > 0,
      'feature in the handler': (operation.mayNeed ?? []).length > 0,
      reach: operation.reach !== undefined,
      'row scope': operation.params !== undefined && operation.reach === undefined && isOfProject(one, { ids, samples }),
      business: operation.params !== undefined && needsPlugin(operation) && !(one.key in samples.shared),
      'team of the token': samples.teamToken[one.key] === 'refused',
    };
    return (Object.keys(has) as Check[])
      .filter((check) => has[check])
      .map((check) => ({ key: one.key, bound, check, declared: { ...operation } }));
  });
}

/**
 * Takes the check out of the running server: what the gate reads is the declaration that is changed here, and the handler is asked
 * with what it would have refused. Nothing of it can be reached from outside of a test.
 *
 * @returns puts it back
 */
export function removeCheck({ bound, check }: RemovableCheck, { test }: Pick<AccessWorld, 'test'>): () => void {
  const declared = { ...bound.operation };
  const { handler } = bound;
  const open = bound as { handler: typeof handler };
  Object.assign(bound.operation, changedDeclaration(check, declared));
  open.handler = (call) => handler(changedCall(check, call, test));
  return () => {
    for (const name of Object.keys(bound.operation)) delete (bound.operation as unknown as Record<string, unknown>)[name];
    Object.assign(bound.operation, declared);
    open.handler = handler;
  };
}

function changedDeclaration(check: Check, { access }: Operation): Partial<Record<keyof Operation, unknown>> {
  if (check === 'sign-in' || check === 'deploy token') return { access: 'public' };
  if (check === 'permission' || check === 'administrator') return { access: 'session' };
  if (check === 'permission of another plugin') return { alsoPlugins: [] };
  if (check === 'csrf') return { csrf: false };
  if (check === 'feature') return { feature: [] };
  return check === 'reach' ? { reach: undefined } : { access };
}

function changedCall(check: Check, call: Call, { platform, tenantB }: AccessWorld['test']): Call {
  const every = Object.keys(features) as FeatureId[];
  if (check === 'feature in the handler') return { ...call, permissions: { ...call.permissions, features: every } };
  if (check === 'team of the token') return { ...call, deploy: null };
  if (!call.session || (check !== 'row scope' && check !== 'business')) return call;
  const tenantId = check === 'business' ? tenantB : call.session.tenantId;
  const memberId = check === 'business' ? null : call.session.memberId;
  // As a handler that opens its own transaction and forgets for whom.
  const tx: Call['tx'] = (work) =>
    platform.db.withTenant(memberId === null ? { tenantId, memberId } : { tenantId, memberId, rowScope: 'all' }, work);
  return { ...call, rowScope: 'all', session: { ...call.session, tenantId }, tx };
}
