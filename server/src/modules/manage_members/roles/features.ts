import { askedFeatures, features, type FeatureSpec } from '@butterfly/contracts/core';
import type { BoundOperation } from '../../../platform/http/bind-operations';

/** Plugins every signed-in member has. */
export const ALWAYS = new Set(['home_view', 'exodus']);
/** Opened by its feature alone, also for administrators. */
export const FEATURE_ONLY = new Set(['live_console']);

/** Every finer permission of the suite, also those whose plugin is not there yet: a role may hold them already. */
export const KNOWN_FEATURES: ReadonlySet<string> = new Set(Object.keys(features));

/** What the running operations ask for, the features that open their plugins included. */
export function enforcedFeatures(operations: readonly Pick<BoundOperation, 'moduleId' | 'operation'>[]): ReadonlySet<string> {
  return new Set(
    operations.flatMap(({ moduleId, operation }) => [
      ...askedFeatures(operation),
      ...(operation.access === 'plugin' ? [`access_${moduleId}`] : []),
    ]),
  );
}

/** The finer permissions of the suite that somebody enforces: a switch that does nothing is not shown. */
export function shownFeatures(enforced: ReadonlySet<string>): { id: string; title: string; text: string; risk: FeatureSpec['risk'] }[] {
  return Object.entries(features)
    .filter(([id]) => enforced.has(id))
    .map(([id, { title, text, risk }]) => ({ id, title, text, risk }));
}
