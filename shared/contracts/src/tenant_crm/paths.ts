import type { Paths } from '../core';
import { activityPaths } from './activity/paths';
import { customFieldPaths } from './custom-fields/paths';
import { contactPaths } from './contacts/paths';
import { importPaths } from './imports/paths';
import { organizationPaths } from './organizations/paths';
import { viewPaths } from './views/paths';
import { leadPaths } from './leads/paths';
import { notePaths } from './notes/paths';
import { pipelinePaths } from './pipeline/paths';
import { projectPaths } from './projects/paths';
import { recordFilePaths } from './record-files/paths';
import { settingsPaths } from './settings/paths';
import { stagePaths } from './stages/paths';

/** Addresses of tenant_crm; the only thing of this slice that a browser bundle carries. */
export const paths = {
  ...projectPaths,
  ...stagePaths,
  ...pipelinePaths,
  ...contactPaths,
  ...organizationPaths,
  ...importPaths,
  ...viewPaths,
  ...customFieldPaths,
  ...leadPaths,
  ...notePaths,
  ...activityPaths,
  ...recordFilePaths,
  ...settingsPaths,
} as const satisfies Paths;
