import type { ImportEntity } from '@butterfly/contracts/tenant_crm';
import { contactImport } from './contacts';
import type { ImportKind } from './import-kind';
import { organizationImport } from './organizations';
import { projectImport } from './projects';

const kinds: Readonly<Record<ImportEntity, ImportKind<never>>> = {
  contacts: contactImport as unknown as ImportKind<never>,
  organizations: organizationImport as unknown as ImportKind<never>,
  projects: projectImport as unknown as ImportKind<never>,
};

/** How rows of an entity are read and written. A draft never leaves the kind that made it. */
export function kindOf(entity: ImportEntity): ImportKind<unknown> {
  return kinds[entity] as unknown as ImportKind<unknown>;
}
