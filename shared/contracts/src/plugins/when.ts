import type { Json } from '../core/primitives';

/**
 * A condition as data: no parser, no eval. Leaves over the user and the tenant are decided on the server, leaves over
 * the page (`ctx`, `route`, `online`) stay live in the shell. An unknown key is false. Hiding is never security.
 *
 * @example
 * { all: [{ plugin: 'inventory' }, { not: { ctx: 'device', eq: 'phone' } }] }
 */
export type When =
  | { readonly all: readonly When[] }
  | { readonly any: readonly When[] }
  | { readonly not: When }
  | { readonly plugin: string }
  | { readonly there: string }
  | { readonly feature: string }
  | { readonly admin: true }
  | { readonly flag: string }
  | { readonly route: string }
  | { readonly online: boolean }
  | { readonly ctx: string; readonly eq?: Json; readonly in?: readonly Json[] };

/** What a condition is evaluated against. */
export interface WhenFacts {
  readonly permissions: PermissionRecord;
  /** Ids of the plugins that this person has: allowed, switched on by the business, and released. */
  readonly there?: readonly string[];
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly context?: Readonly<Record<string, Json>>;
  readonly route?: string;
  readonly online?: boolean;
}

/** The permission record of the seeds: plugins, features, is_admin. */
export interface PermissionRecord {
  readonly plugins: readonly string[];
  readonly features: readonly string[];
  readonly is_admin: boolean;
}

/**
 * The pair rule of the seeds: an admin sees every plugin, others need the plugin or its feature.
 * `live_console` is a feature only, also for admins (decision A-38); home_view and exodus need only a login.
 */
export function mayUsePlugin(record: PermissionRecord, pluginId: string): boolean {
  if (pluginId === 'home_view' || pluginId === 'exodus') return true;
  const hasFeature = record.features.includes(`access_${pluginId}`);
  if (pluginId === 'live_console') return hasFeature;
  return record.is_admin || record.plugins.includes(pluginId) || hasFeature;
}

/**
 * Whether a member has a finer permission. Administrators have every one, except those that open a plugin by a feature alone.
 *
 * @example
 * if (!mayUseFeature(permissions, 'delete_records')) hideButton();
 */
export function mayUseFeature(record: PermissionRecord, feature: string): boolean {
  return record.features.includes(feature) || (record.is_admin && !feature.startsWith('access_'));
}

/** Decides a condition. Pure; the same function runs on the server and in the shell. */
export function holds(when: When | undefined, facts: WhenFacts): boolean {
  if (!when) return true;
  if ('all' in when) return when.all.every((part) => holds(part, facts));
  if ('any' in when) return when.any.some((part) => holds(part, facts));
  if ('not' in when) return !holds(when.not, facts);
  if ('plugin' in when) return mayUsePlugin(facts.permissions, when.plugin);
  if ('there' in when) return facts.there?.includes(when.there) === true;
  if ('feature' in when) return mayUseFeature(facts.permissions, when.feature);
  if ('admin' in when) return facts.permissions.is_admin;
  if ('flag' in when) return facts.flags?.[when.flag] === true;
  if ('route' in when) return facts.route === when.route;
  if ('online' in when) return (facts.online ?? true) === when.online;
  if ('ctx' in when) return contextHolds(when, facts.context ?? {});
  return false;
}

function contextHolds(leaf: { ctx: string; eq?: Json; in?: readonly Json[] }, context: Readonly<Record<string, Json>>): boolean {
  const value = Object.hasOwn(context, leaf.ctx) ? context[leaf.ctx] : undefined;
  if (leaf.in) return leaf.in.some((candidate) => candidate === value);
  if (leaf.eq !== undefined) return value === leaf.eq;
  return value !== undefined && value !== null && value !== false;
}
