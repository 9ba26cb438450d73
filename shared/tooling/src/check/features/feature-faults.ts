import { askedFeatures, type FeatureSpec, type Operation, type Operations } from '../../../../contracts/src/core/index';

/** What a manifest says about features. */
export interface ManifestFeatures {
  readonly id: string;
  readonly permissions: { readonly features?: readonly { readonly id: string }[] | undefined };
  readonly contributes: unknown;
}

export interface Declared {
  readonly catalogue: Readonly<Record<string, FeatureSpec>>;
  /** Operations of every module of the server, by its id. */
  readonly modules: ReadonlyMap<string, Operations>;
  readonly manifests: readonly ManifestFeatures[];
  /** Operations that take something away without a feature, with the reason. */
  readonly free: Readonly<Record<string, string>>;
}

interface Named {
  readonly key: string;
  readonly operation: Operation;
}

/** What is wrong with how features are declared, one sentence each. */
export function featureFaults(declared: Declared): string[] {
  const operations = [...declared.modules].flatMap(([module, all]) =>
    Object.entries(all).map(([name, operation]) => ({ key: `${module}.${name}`, operation })),
  );
  return [
    ...unasked(declared, operations),
    ...misplaced(operations),
    ...unguarded(declared, operations),
    ...ofManifests(declared, operations),
  ];
}

/** A switch of the role matrix that changes nothing is worse than none. */
function unasked({ catalogue, modules, manifests }: Declared, operations: readonly Named[]): string[] {
  const asked = new Set<string>([
    ...operations.flatMap(({ operation }) => askedFeatures(operation)),
    ...[...modules.keys()].map((id) => `access_${id}`),
    ...manifests.flatMap(askedBy),
  ]);
  return Object.entries(catalogue).flatMap(([id, { awaits }]) => {
    if (asked.has(id)) return [];
    if (awaits === undefined)
      return [
        `${id}: no operation and no manifest asks for this feature. Declare it where it belongs (feature, mayNeed, fieldsNeed), or name the plugin it awaits.`,
      ];
    return modules.has(awaits) ? [`${id}: it awaits ${awaits}, which is there and does not ask for it.`] : [];
  });
}

function misplaced(operations: readonly Named[]): string[] {
  const useless = operations.filter(
    ({ operation }) => askedFeatures(operation).length > 0 && !['plugin', 'subject'].includes(operation.access),
  );
  return useless.map(
    ({ key, operation }) =>
      `${key}: it asks for a feature, and its access is '${operation.access}': only 'plugin' and 'subject' have permissions to look at.`,
  );
}

/** What deletes or exports asks for a feature, or says why not. */
function unguarded({ free }: Declared, operations: readonly Named[]): string[] {
  const open = operations
    .filter(
      ({ operation }) =>
        ['plugin', 'subject'].includes(operation.access) &&
        askedFeatures(operation).length === 0 &&
        (operation.method === 'DELETE' || operation.path.includes('export')),
    )
    .map(({ key }) => key);
  const missing = open
    .filter((key) => !Object.hasOwn(free, key))
    .map((key) => `${key}: it deletes or exports and asks for no feature. Declare one, or give the reason in free-removals.ts.`);
  return [
    ...missing,
    ...Object.keys(free)
      .filter((key) => !open.includes(key))
      .map((key) => `${key}: its entry in free-removals.ts is not needed (any more).`),
  ];
}

function ofManifests({ catalogue, manifests }: Declared, operations: readonly Named[]): string[] {
  const byOperations = new Set<string>(operations.flatMap(({ operation }) => askedFeatures(operation)));
  return manifests.flatMap((manifest) => {
    const own = (manifest.permissions.features ?? []).map(({ id }) => id);
    const asked = askedBy(manifest);
    const idle = own
      .filter((id) => id !== `access_${manifest.id}` && !asked.includes(id) && !byOperations.has(id))
      .map((id) => `${manifest.id}: its manifest names the feature ${id}, and nothing asks for it.`);
    const unknown = asked
      .filter((id) => !id.startsWith('access_') && !own.includes(id) && !Object.hasOwn(catalogue, id))
      .map((id) => `${manifest.id}: a condition of its manifest asks for ${id}, which is no feature.`);
    return [...idle, ...unknown];
  });
}

/** Features in the conditions of a manifest. */
function askedBy({ contributes }: ManifestFeatures): string[] {
  const asked: string[] = [];
  JSON.stringify(contributes, (key, value: unknown) => {
    if (key === 'feature' && typeof value === 'string') asked.push(value);
    return value;
  });
  return asked;
}
