import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { makeTemplate, templateEnvironment } from './filled-suite';

/** What a run makes once, before its workers begin, unless it was given it: the data that their servers start with. */
export default async function beginRun(): Promise<() => Promise<void>> {
  const given = ['E2E_TEMPLATE', 'BUTTERFLY_E2E_URL'].some((name) => process.env[name]);
  if (given) return async () => undefined;
  const template = await makeTemplate(tmpdir());
  Object.assign(process.env, templateEnvironment(template));
  return async () => {
    await template.database?.drop();
    rmSync(template.folder, { recursive: true, force: true });
  };
}
