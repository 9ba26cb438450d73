import type { Paths } from '../core/define-routes';
import { assetPaths } from './assets/paths';
import { commentPaths } from './comments/paths';
import { documentPaths } from './document/paths';
import { historyPaths } from './history/paths';
import { sharePaths } from './shares/paths';
import { summaryPaths } from './summary/paths';

export const paths = {
  ...documentPaths,
  ...assetPaths,
  ...sharePaths,
  ...commentPaths,
  ...historyPaths,
  ...summaryPaths,
} as const satisfies Paths;
