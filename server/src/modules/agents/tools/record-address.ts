import { isJsonRecord, type JsonRecord } from '@butterfly/contracts/json';
import type { Subjects } from '../../../platform/subjects/subjects';
import type { Tool } from './declared-tools';

interface Made {
  readonly call: JsonRecord;
  readonly body: unknown;
  readonly subjects: Pick<Subjects, 'find'>;
}

/**
 * Where a person sees what an action has made: the page that its tool names, with arguments of the call and fields of the answer in it.
 * What was made about a record, such as a note, is seen on the page of that record. Undefined: nobody has said where.
 */
export function recordAddress({ opens, plugin }: Pick<Tool, 'opens' | 'plugin'>, { call, body, subjects }: Made): string | undefined {
  const known: JsonRecord = { ...(isJsonRecord(body) && body), ...call };
  if (opens !== undefined) return filled(opens, known);
  const subject = subjects.find(`${plugin}.${String(known['subject_type'])}`);
  return subject && filled(subject.path, { id: known['subject_id'] });
}

/** Undefined where something that the address needs is not known. */
function filled(path: string, values: JsonRecord): string | undefined {
  const names = [...path.matchAll(/:([A-Za-z_]\w*)/g)].map(([, name = '']) => name);
  const isKnown = (name: string) => ['string', 'number'].includes(typeof values[name]);
  return names.every(isKnown) ? path.replace(/:([A-Za-z_]\w*)/g, (_, name: string) => encodeURIComponent(String(values[name]))) : undefined;
}
