// @ts-check
// Makes a new data folder and ends. Its own process, because creating one takes 800 MB which would never be given back.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { engineOptions } from './durable-fs.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('init-cluster needs the folder to create.');
const engine = await PGlite.create({ ...engineOptions(folder), extensions: { pg_trgm } });
await engine.exec('checkpoint');
await engine.close();
