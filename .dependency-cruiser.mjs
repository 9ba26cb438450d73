// The map of the house, checked. Every `why` is what the offender reads. The baseline is empty and stays empty.
const T = '[.](test|spec)[.]tsx?$';
const FIXTURE = '[.]fixture[.]tsx?$';
const C = '[.]config[.][cm]?[jt]s$';
const rule = (name, why, from, to) => ({ name, comment: why, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule(
      'no-cycles',
      'A cycle means two files are one; split out what both need.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    // One name is given by the build of the light host; the package behind it is checked under its own.
    rule(
      'everything-resolves',
      'An import we cannot follow is one we cannot judge.',
      {},
      { couldNotResolve: true, pathNot: '^react-query-itself$' },
    ),
    rule(
      'contracts-are-pure',
      'Contracts import contracts and the schema library only.',
      { path: '^shared/contracts/' },
      { path: '^(shell|remotes|server|e2e|deploy|shared/(?!contracts/))' },
    ),
    rule(
      'shared-knows-no-app',
      'Shared code may not know who uses it.',
      { path: '^shared/', pathNot: '^shared/tooling/' },
      { path: '^(shell|remotes|server|e2e)/' },
    ),
    rule(
      'sdk-core-is-framework-free',
      'Hooks go in plugin-sdk/src/react.',
      { path: '^shared/plugin-sdk/src/', pathNot: '^shared/plugin-sdk/src/react/' },
      { path: '(^shared/plugin-sdk/src/react/|(^|/)node_modules/(react|antd)/)' },
    ),
    rule(
      'remotes-are-islands',
      'Use a contract, slot, command or event.',
      { path: '^remotes/([^/]+)/' },
      { path: '^remotes/', pathNot: '^remotes/$1/' },
    ),
    rule(
      'remotes-see-only-the-sdk',
      'Contracts, plugin-sdk and the kits.',
      { path: '^remotes/', pathNot: [T, C] },
      { path: '^(shell|server|e2e|shared/(?!(contracts|plugin-sdk|ui-kit|record-kit|parts-kit)/))' },
    ),
    rule(
      'shell-never-names-a-remote',
      'Remotes come from the catalog at run time.',
      { path: '^shell/' },
      { path: '^(remotes|server|e2e)/' },
    ),
    rule(
      'server-is-not-a-browser',
      'The server sees contracts only.',
      { path: '^server/', pathNot: [T, C] },
      { path: '^(shell|remotes|e2e|shared/(?!contracts/))' },
    ),
    rule(
      'platform-knows-no-module',
      'Modules are found by folder.',
      { path: '^server/src/platform/' },
      { path: '^server/src/(modules|workflows)/' },
    ),
    rule(
      'modules-meet-at-api',
      "Import the other module's api.ts, or its ports.ts to fill one.",
      { path: '^server/src/modules/([^/]+)/' },
      { path: '^server/src/modules/(?!$1/)[^/]+/(?!(api|ports)[.]ts$)' },
    ),
    rule(
      'workflows-meet-at-api',
      'Compose through api.ts.',
      { path: '^server/src/workflows/' },
      { path: '^server/src/modules/[^/]+/(?!api[.]ts$)' },
    ),
    rule('modules-know-no-workflow', 'Workflows sit above.', { path: '^server/src/modules/' }, { path: '^server/src/workflows/' }),
    rule(
      'sql-stays-in-repositories',
      'Only repository.ts, tables.ts and platform/db.',
      { path: '^server/src/', pathNot: ['/(repository|tables)[.]ts$', '^server/src/platform/db(/|[.]ts$)', T] },
      { path: '(^|/)node_modules/(pg|@electric-sql/pglite)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'repositories-never-commit',
      'A repository takes Db; who opened the transaction ends it.',
      { path: '(^|/|[.])repository[.]ts$' },
      { path: '^server/src/platform/db/unit-of-work[.]ts$' },
    ),
    rule(
      'e2e-is-a-user',
      'E2E drives the product; it imports contracts, never source.',
      { path: '^e2e/' },
      { path: '^(shell|remotes|server|shared/(?!(contracts|testing)/))' },
    ),
    rule(
      'testing-stays-in-tests',
      'shared/testing is for tests, their fixtures, the gallery and what counts what tests prove.',
      { pathNot: [T, FIXTURE, '^shared/(testing|gallery)/', '^shared/tooling/src/acceptance/', '^e2e/'] },
      { path: '^shared/testing/' },
    ),
    rule('fixtures-stay-in-tests', 'A fixture is for the tests beside it.', { pathNot: [T, FIXTURE] }, { path: FIXTURE }),
    rule(
      'gallery-is-a-page',
      'The gallery shows the kits; nobody builds on it.',
      { pathNot: '^shared/gallery/' },
      { path: '^shared/gallery/' },
    ),
    rule(
      'kits-know-no-plugin',
      'A kit takes a typed source; of the contracts it sees core only.',
      { path: '^shared/(ui-kit|parts-kit)/' },
      { path: '^shared/contracts/src/(?!core/)' },
    ),
    rule(
      'record-kit-knows-records',
      'A kit takes a typed source; of the contracts this one sees core, and records, which every plugin has.',
      { path: '^shared/record-kit/' },
      { path: '^shared/contracts/src/(?!(core|records)/)' },
    ),
    rule(
      'parts-know-no-record',
      'Parts with a library of their own stand beside the record kit.',
      { path: '^shared/(parts-kit|ui-kit)/' },
      { path: '^shared/record-kit/' },
    ),
    rule('nobody-imports-tests', 'Move it to shared/testing.', {}, { path: T }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]data|[.]cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
