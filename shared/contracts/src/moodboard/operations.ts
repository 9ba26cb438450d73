import { assetOperations } from './assets/operations';
import { commentOperations } from './comments/operations';
import { documentOperations } from './document/operations';
import { historyOperations } from './history/operations';
import { shareOperations } from './shares/operations';
import { summaryOperations } from './summary/operations';

export const operations = {
  ...documentOperations,
  ...assetOperations,
  ...shareOperations,
  ...commentOperations,
  ...historyOperations,
  ...summaryOperations,
};
