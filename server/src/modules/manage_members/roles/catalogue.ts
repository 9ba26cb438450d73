import type { PermissionCatalogue } from '@butterfly/contracts/manage_members';
import { AppError } from '../../../platform/http/app-error';
import type { KnownPlugin } from '../ports';
import { ALWAYS, FEATURE_ONLY, KNOWN_FEATURES, shownFeatures } from './features';

interface Sources {
  readonly plugins: readonly KnownPlugin[];
  readonly switchedOff: readonly string[];
  /** What is asked for somewhere; the rest is not shown. */
  readonly enforced: ReadonlySet<string>;
}

/** What the matrix shows: the suite's finer permissions that are enforced and those a released plugin asks for itself. */
export function permissionCatalogueOf({ plugins, switchedOff, enforced }: Sources): PermissionCatalogue {
  const own = plugins.flatMap(({ title: plugin, features }) => features.map(({ id, title, risk }) => ({ id, title, text: plugin, risk })));
  return {
    plugins: plugins.map(({ id, title, description, icon, category }) => ({
      id,
      title,
      description,
      icon,
      category,
      enabled: !switchedOff.includes(id),
      always: ALWAYS.has(id),
      feature_only: FEATURE_ONLY.has(id),
    })),
    features: [...shownFeatures(enforced), ...own.filter(({ id }) => !KNOWN_FEATURES.has(id))],
  };
}

interface Named {
  readonly plugins?: readonly string[] | undefined;
  readonly features?: readonly string[] | undefined;
}

/** A misspelt permission would give nothing and look as if it did; what the role has already may stay. */
export function requireKnown(wanted: Named, { catalogue, kept }: { catalogue: PermissionCatalogue; kept: Named }): void {
  const plugins = new Set([...catalogue.plugins.map(({ id }) => id), ...(kept.plugins ?? [])]);
  const features = new Set([
    ...KNOWN_FEATURES,
    ...catalogue.features.map(({ id }) => id),
    ...catalogue.plugins.map(({ id }) => `access_${id}`),
    ...(kept.features ?? []),
  ]);
  const unknown = wanted.plugins?.find((name) => !plugins.has(name)) ?? wanted.features?.find((name) => !features.has(name));
  if (unknown !== undefined) throw new AppError('manage_members.unknown_permission', { name: unknown });
}
