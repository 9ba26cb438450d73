import fs from 'node:fs';
import path from 'node:path';
import type { Workflow } from './define-workflow';

const WORKFLOWS_FOLDER = path.join(import.meta.dirname, '..', '..', 'workflows');

/** Loads every `workflows/<name>/workflow.ts` in sorted order. One that cannot be loaded stops the boot and is named. */
export function discoverWorkflows(folder: string = WORKFLOWS_FOLDER): Promise<Workflow[]> {
  if (!fs.existsSync(folder)) return Promise.resolve([]);
  const names = fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, 'workflow.ts')));
  return Promise.all(names.sort().map((name) => load(path.join(folder, name, 'workflow'), name)));
}

async function load(file: string, name: string): Promise<Workflow> {
  try {
    const { workflow } = (await import(file)) as { workflow?: Workflow };
    if (!workflow) throw new Error('it does not export `workflow`');
    if (workflow.name !== name) throw new Error(`it calls itself ${workflow.name}`);
    return workflow;
  } catch (error) {
    throw new Error(`The workflow ${name} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
