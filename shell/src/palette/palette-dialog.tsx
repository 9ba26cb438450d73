import { KeyHint } from '@butterfly/ui-kit';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBoot, useServices } from '../app-services';
import type { RouteMatch } from '../routes/route-table';
import { activeTool, toolsOf } from '../toolbar/tools';
import { matchingEntries, paletteEntries, type PaletteEntry } from './entries';
import './palette.css';
import { PaletteList } from './palette-list';
import { useFound } from './use-found';

/** Everything one can do or go to, by name. */
export function PaletteDialog({ match }: { match: RouteMatch | null }) {
  const { palette } = useServices();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  // The row that was moved to; what is found later may come before it.
  const [chosen, setChosen] = useState<string | null>(null);
  const all = useEntries(match);
  const found = useFound(query);
  const rows = useMemo(() => matchingEntries(all, query, found.entries), [all, query, found]);
  const cursor = Math.max(
    0,
    rows.findIndex((row) => row.id === chosen),
  );
  const perform = usePerform();
  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    setQuery(palette.takeTyped());
  }, [palette]);
  const pick = (entry: PaletteEntry) => {
    palette.close();
    perform(entry);
  };
  const handleType = (text: string) => {
    setQuery(text);
    setChosen(null);
  };
  const handleKey = (event: KeyboardEvent) => {
    const row = rows[cursor];
    if (event.key === 'ArrowDown') setChosen((rows[cursor + 1] ?? row)?.id ?? null);
    else if (event.key === 'ArrowUp') setChosen((rows[cursor - 1] ?? row)?.id ?? null);
    else if (event.key === 'Enter' && row) pick(row);
    else return;
    event.preventDefault();
  };
  // A click on the dialog itself, not on what it holds, is a click on the ground behind it.
  const handleClick = (event: MouseEvent) => event.target === dialog.current && palette.close();
  return (
    <dialog ref={dialog} className="palette" aria-label="Search and commands" onClose={palette.close} onClick={handleClick}>
      <div className="palette-body">
        <input
          ref={input}
          className="palette-input"
          role="combobox"
          aria-label="Search and commands"
          placeholder="Search clients, projects, notes, pages…"
          autoComplete="off"
          spellCheck={false}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? `${id}-${cursor}` : undefined}
          value={query}
          onChange={(event) => handleType(event.target.value)}
          onKeyDown={handleKey}
        />
        <PaletteList id={id} rows={rows} cursor={cursor} found={found.state} onPick={pick} />
        <p className="palette-foot" aria-hidden="true">
          <span>
            <KeyHint keys={['↑', '↓']} /> choose
          </span>
          <span>
            <KeyHint keys={['↵']} /> open
          </span>
          <span>
            <KeyHint keys={['Esc']} /> close
          </span>
        </p>
      </div>
    </dialog>
  );
}

function useEntries(match: RouteMatch | null): ReturnType<typeof paletteEntries> {
  const { projects, theme, page } = useServices();
  const { boot, permissions } = useBoot();
  const state = useSyncExternalStore(projects.subscribe, projects.getState);
  const mode = useSyncExternalStore(theme.subscribe, theme.getState);
  const told = useSyncExternalStore(page.subscribe, page.getState).projectId;
  useEffect(() => {
    if (projects.getState().kind === 'idle') void projects.load();
  }, [projects]);
  return useMemo(() => {
    const list = state.kind === 'loaded' ? state.projects : [];
    const project = list.find(({ id }) => id === (match?.projectId ?? told)) ?? null;
    const active = activeTool(toolsOf(boot, permissions.record), match);
    return paletteEntries({ boot, permissions: permissions.record, projects: list, project, active, theme: mode });
  }, [boot, permissions, state, mode, match, told]);
}

function usePerform(): (entry: PaletteEntry) => void {
  const { theme, session, commands, toasts } = useServices();
  const navigate = useNavigate();
  return ({ act, label }) => {
    if (act.kind === 'go') void navigate(act.path);
    else if (act.kind === 'theme') theme.toggle();
    else if (act.kind === 'sign-out') void session.signOut();
    else {
      commands.run(act.id).catch((error: unknown) => {
        console.error(`[shell] the command ${act.id} failed`, error);
        toasts.show('error', `“${label}” did not work. Please try again.`);
      });
    }
  };
}
