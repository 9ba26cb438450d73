import type { Paths } from '../core/define-routes';
import { assetPaths } from './assets/paths';
import { commentPaths } from './comments/paths';
import { documentPaths } from './document/paths';
import { historyPaths } from './history/paths';
import { sharePaths } from './shares/paths';

export const paths = {
  ...documentPaths,
  ...assetPaths,
  ...sharePaths,
  ...commentPaths,
  ...historyPaths,
} as const satisfies Paths;
