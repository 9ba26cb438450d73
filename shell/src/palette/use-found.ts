import type { operations, SearchGroup } from '@butterfly/contracts/search';
import { paths } from '@butterfly/contracts/search/paths';
import { createClient } from '@butterfly/plugin-sdk';
import { iconNamed } from '@butterfly/ui-kit';
import { useEffect, useState } from 'react';
import type { PaletteEntry } from './entries';

const api = createClient<typeof operations>(paths);

/** Whoever types on is not asked for yet. */
const PAUSE_MS = 180;
const FEWEST_LETTERS = 2;

/** What the server finds in the records, for what is typed now. */
export interface Found {
  readonly state: 'failed' | 'idle' | 'searching';
  readonly entries: readonly PaletteEntry[];
}

const NOTHING: Found = { state: 'idle', entries: [] };

/** Records that answer the query: asked for when typing pauses; an answer to what was typed before is dropped. */
export function useFound(query: string): Found {
  const wanted = query.trim();
  const [answer, setAnswer] = useState<{ readonly query: string; readonly found: Found }>({ query: '', found: NOTHING });
  useEffect(() => {
    if (wanted.length < FEWEST_LETTERS) return undefined;
    const asked = new AbortController();
    const timer = setTimeout(() => {
      api.findRecords({ query: { q: wanted }, signal: asked.signal }).then(
        ({ data }) =>
          !asked.signal.aborted && setAnswer({ query: wanted, found: { state: 'idle', entries: data.groups.flatMap(entriesOf) } }),
        () => !asked.signal.aborted && setAnswer({ query: wanted, found: { state: 'failed', entries: [] } }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [wanted]);
  if (wanted.length < FEWEST_LETTERS) return NOTHING;
  return answer.query === wanted ? answer.found : { state: 'searching', entries: [] };
}

function entriesOf({ id: kind, title: group, icon, hits }: SearchGroup): PaletteEntry[] {
  return hits.map(
    ({ title, hint, path }, at): PaletteEntry => ({
      id: `found:${kind}:${path}:${at}`,
      label: title,
      detail: hint,
      hint: group,
      icon: iconNamed(icon),
      act: { kind: 'go', path },
    }),
  );
}
