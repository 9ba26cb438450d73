import { activityOperations } from './activity/operations';
import { customFieldOperations } from './custom-fields/operations';
import { contactOperations } from './contacts/operations';
import { importOperations } from './imports/operations';
import { organizationOperations } from './organizations/operations';
import { viewOperations } from './views/operations';
import { leadOperations } from './leads/operations';
import { noteOperations } from './notes/operations';
import { pipelineOperations } from './pipeline/operations';
import { projectOperations } from './projects/operations';
import { recordFileOperations } from './record-files/operations';
import { settingsOperations } from './settings/operations';
import { stageOperations } from './stages/operations';

export const operations = {
  ...projectOperations,
  ...stageOperations,
  ...pipelineOperations,
  ...contactOperations,
  ...organizationOperations,
  ...importOperations,
  ...viewOperations,
  ...customFieldOperations,
  ...leadOperations,
  ...noteOperations,
  ...activityOperations,
  ...recordFileOperations,
  ...settingsOperations,
};
