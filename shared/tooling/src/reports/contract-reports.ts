import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnySchema, ErrorCatalogue, EventCatalogue, Operation } from '@butterfly/contracts/core';
import { repositoryRoot } from '../process/repository';
import type { Report } from './report';
import { schemaText } from './schema-text';

const FOLDER = 'shared/contracts/src';

interface Contract {
  readonly operations?: Readonly<Record<string, Operation>>;
  readonly events?: EventCatalogue;
  readonly errors?: ErrorCatalogue;
}

/** Operations, events and error codes of every contract. */
export async function contractReports(): Promise<Report[]> {
  const ids = readdirSync(join(repositoryRoot, FOLDER)).filter((id) => existsSync(join(repositoryRoot, FOLDER, id, 'operations.ts')));
  return Promise.all(
    ids.sort().map(async (id) => ({ path: `${FOLDER}/${id}/report.api.md`, text: contractText(id, await contractOf(id)) })),
  );
}

async function contractOf(id: string): Promise<Contract> {
  const parts = ['operations', 'events', 'errors'].map((name) => join(repositoryRoot, FOLDER, id, `${name}.ts`));
  const modules = await Promise.all(
    parts.filter((path) => existsSync(path)).map((path) => import(pathToFileURL(path).href) as Promise<Contract>),
  );
  return Object.assign({}, ...modules) as Contract;
}

function contractText(id: string, { operations = {}, events = {}, errors = {} }: Contract): string {
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`## ${title}\n`, ...lines, ''] : []);
  return [
    `# What ${id} answers\n`,
    ...section('Operations', Object.entries(operations).flatMap(operationLines)),
    ...section(
      'Events',
      Object.entries(events).map(([name, { payload }]) => `- \`${name}\` ${schemaText(payload, 'output')}`),
    ),
    ...section(
      'Errors',
      Object.entries(errors).map(([code, { status }]) => `- ${status} \`${code}\``),
    ),
  ].join('\n');
}

function operationLines([name, operation]: [string, Operation]): string[] {
  const { method, path, access, feature, idempotent, query, body, ok, status, errors } = operation;
  const needs = [access, ...[feature ?? []].flat(), ...(idempotent ? ['idempotent'] : [])].join(', ');
  const line = (label: string, schema: AnySchema | undefined, io: 'input' | 'output') =>
    schema ? [`  - ${label}: \`${schemaText(schema, io)}\``] : [];
  return [
    `- **${name}** \`${method} ${path}\` – ${needs}${errors && errors.length > 0 ? `; ${errors.join(', ')}` : ''}`,
    ...line('query', query, 'input'),
    ...line('body', body, 'input'),
    ...line(String(status ?? 200), ok, 'output'),
  ];
}
