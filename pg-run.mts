import { serverOnPostgres } from './shared/tooling/src/test/parts.ts';
console.log(JSON.stringify(await serverOnPostgres(process.argv.slice(2))));
