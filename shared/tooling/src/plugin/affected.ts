import { idsIn } from './homes';
import { readManifest } from './check-plugins';

const EVERYTHING =
  /^(shared\/(plugin-sdk|ui-kit|record-kit|parts-kit|build-presets)\/|shared\/contracts\/src\/(core|plugins)\/|pnpm-lock\.yaml|pnpm-workspace\.yaml)/;

/**
 * Remotes that have to be built again after these files have changed.
 *
 * @param changed paths relative to the repository.
 * @example await affectedRemotes(['shared/contracts/src/tenant_crm/schema.ts']);
 */
export async function affectedRemotes(changed: readonly string[]): Promise<string[]> {
  const remotes = idsIn('remote');
  if (changed.some((path) => EVERYTHING.test(path))) return remotes;
  const affected: string[] = [];
  for (const id of remotes) {
    const manifest = await readManifest(id);
    const contracts = typeof manifest === 'string' ? [id] : [id, ...manifest.uses];
    const concerns = (path: string) =>
      path.startsWith(`remotes/${id}/`) || contracts.some((contract) => path.startsWith(`shared/contracts/src/${contract}/`));
    if (changed.some(concerns)) affected.push(id);
  }
  return affected;
}
