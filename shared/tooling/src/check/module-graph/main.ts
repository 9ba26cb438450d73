import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../process/repository';
import { circles, layers, moduleEdges } from './module-graph';

const server = path.join(repositoryRoot, 'server/src');
const modules = readdirSync(path.join(server, 'modules'));
const files = readdirSync(path.join(server, 'modules'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ path: `modules/${name.replaceAll(path.sep, '/')}`, text: readFileSync(path.join(server, 'modules', name), 'utf8') }));

const edges = moduleEdges(files);
for (const { module, needs } of layers(edges, modules)) console.log(`${module} → ${needs.join(', ') || 'none'}`);

const found = circles(edges);
for (const way of found) {
  console.error(`\nModules need each other: ${way.join(' → ')}`);
  for (const [at, from] of way.slice(0, -1).entries())
    for (const { by, file } of edges.filter((edge) => edge.from === from && edge.to === way[at + 1]))
      console.error(`  ${by}: server/src/${file}`);
}
if (found.length > 0)
  console.error('\nLet one of them offer a port that the other fills (server/src/platform/module-ports.ts), or announce an event.');
console.log(`${modules.length} modules, ${new Set(edges.map(({ from, to }) => `${from} ${to}`)).size} needs, ${found.length} circles`);
process.exitCode = found.length > 0 ? 1 : 0;
