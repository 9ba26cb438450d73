import type { ImportKind } from '../../../../platform/records/csv-in/import-kind';
import { contactImport } from './contacts';
import { organizationImport } from './organizations';
import { projectImport } from './projects';

/** What tables can bring in. */
export const importKinds: Readonly<Record<string, ImportKind<unknown>>> = {
  contact: contactImport,
  organization: organizationImport,
  project: projectImport,
};
