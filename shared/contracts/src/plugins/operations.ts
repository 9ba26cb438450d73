import { defineRoutes } from '../core/define-routes';
import { bootData } from './boot';
import { enablementOperations } from './enablement.operations';
import { paths } from './paths';
import { releaseOperations } from './release.operations';
import { teamOperations } from './team.operations';

export const operations = defineRoutes(paths, {
  // Asked at every start and made of what was checked when it was published: checking it once more takes longer than making it.
  boot: { summary: 'What the shell needs to draw itself for this visitor', access: 'public', ok: bootData, answer: 'handler' },
  ...releaseOperations,
  ...enablementOperations,
  ...teamOperations,
});
