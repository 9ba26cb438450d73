import type { PickerProject } from './projects';

export interface PickerState {
  readonly isOpen: boolean;
  readonly query: string;
  readonly cursor: number;
}

export type PickerEvent =
  | { readonly kind: 'opened'; readonly cursor: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'typed'; readonly query: string }
  | { readonly kind: 'moved'; readonly by: number; readonly count: number }
  | { readonly kind: 'jumped'; readonly to: 'first' | 'last'; readonly count: number };

export const CLOSED: PickerState = { isOpen: false, query: '', cursor: 0 };

/** The combobox: closed, or open with what was typed and the row the keyboard stands on. */
export function reducePicker(state: PickerState, event: PickerEvent): PickerState {
  switch (event.kind) {
    case 'opened':
      return state.isOpen ? state : { isOpen: true, query: '', cursor: Math.max(0, event.cursor) };
    case 'closed':
      return CLOSED;
    case 'typed':
      return { isOpen: true, query: event.query, cursor: 0 };
    case 'moved':
      return event.count === 0 ? state : { ...state, cursor: clamp(state.cursor + event.by, event.count) };
    case 'jumped':
      return { ...state, cursor: event.to === 'first' ? 0 : clamp(event.count, event.count) };
    default:
      return event satisfies never;
  }
}

function clamp(at: number, count: number): number {
  return Math.max(0, Math.min(at, count - 1));
}

/** Projects whose name holds every typed word, in any order. */
export function matchingProjects(projects: readonly PickerProject[], query: string): readonly PickerProject[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return projects;
  return projects.filter(({ name }) => {
    const text = name.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
