import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { makeTemplate } from './filled-suite';

/** What a run makes once, before its workers begin, unless it was given it: the data that their servers start with. */
export default async function beginRun(): Promise<() => void> {
  const given = ['E2E_TEMPLATE', 'BUTTERFLY_E2E_URL', 'E2E_DATABASE_URL'].some((name) => process.env[name]);
  if (given) return () => undefined;
  const template = await makeTemplate(tmpdir());
  process.env['E2E_TEMPLATE'] = template;
  return () => rmSync(template, { recursive: true, force: true });
}
