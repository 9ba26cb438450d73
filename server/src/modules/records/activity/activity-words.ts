import type { Json } from '@butterfly/contracts/core';
import type { Change } from './changes-between';

type Details = Readonly<Record<string, Json>>;

/** Kinds whose name says too little; any other is told by its name. */
const WORDS: Readonly<Record<string, string>> = {
  archived: 'Put into the archive',
  unarchived: 'Taken out of the archive',
  restored: 'Brought back',
  merged: 'Merged with a duplicate',
  consent: 'Consent changed',
  linked: 'Person added',
  unlinked: 'Person taken away',
  edited: 'Changed',
  note_removed: 'Note deleted',
  note_added: 'Note',
  comment_removed: 'Comment deleted',
  comment_added: 'Comment',
};

/** Keys of other records and sums in cents say nothing to a person: those fields are named alone. */
const NAMED_ONLY = /(_id|_ids|_cents|_bps|_milli)$/;
const SHOWN = 60;

/**
 * What one line of a timeline says, for who does not know the plugin.
 *
 * @example wordsOf('changed', { changes: [{ field: 'phone', from: null, to: '555' }] }) // 'Changed phone: – → 555'
 */
export function wordsOf(kind: string, details: Details): string {
  if (kind === 'changed') return `Changed ${changesOf(details).map(changeText).join('; ')}`;
  const label = WORDS[kind] ?? sentence(kind);
  const named = details['words'] ?? details['name'];
  return typeof named === 'string' && named !== '' ? `${label}: ${named}` : label;
}

function changeText({ field, from, to }: Change): string {
  const label = field
    .replace(/^custom[.]/, '')
    .replace(NAMED_ONLY, '')
    .replaceAll('_', ' ');
  if (NAMED_ONLY.test(field) || !isPlain(from) || !isPlain(to)) return label;
  const [was, is] = [plain(from), plain(to)];
  // Long texts that differ further on than is shown.
  return was === is ? label : `${label}: ${was} → ${is}`;
}

function changesOf({ changes }: Details): Change[] {
  return Array.isArray(changes) ? (changes as Change[]) : [];
}

const isPlain = (value: Json): value is string | number | boolean | null => value === null || typeof value !== 'object';

function plain(value: string | number | boolean | null): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value).replaceAll(/\s+/g, ' ');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

function sentence(kind: string): string {
  const text = kind.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
