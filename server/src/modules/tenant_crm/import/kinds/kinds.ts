import type { ImportKind } from '../../../../platform/records/csv-in/import-kind';
import { contactImport } from './contacts';
import { organizationImport } from './organizations';
import { projectImport } from './projects';

/** What tables can bring in. `changed` is called after projects of a tenant came or went. */
export const importKinds = (changed: (tenantId: number) => void): Readonly<Record<string, ImportKind<unknown>>> => ({
  contact: contactImport,
  organization: organizationImport,
  project: { ...projectImport, ended: changed },
});
