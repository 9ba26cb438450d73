import { useId, useState, type KeyboardEvent } from 'react';

interface Suggestions<T> {
  readonly items: readonly T[];
  /** A suggestion was chosen; nothing to choose: Enter was pressed all the same. */
  readonly onPick: (item: T | undefined) => void;
  readonly onEscape?: () => void;
}

/** A text field with suggestions below it, for the keyboard and for screen readers. */
export function useSuggestions<T>({ items, onPick, onEscape }: Suggestions<T>) {
  const listId = useId();
  const [active, setActive] = useState(0);
  const at = Math.min(active, Math.max(0, items.length - 1));
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (items.length > 0) setActive((at + step + items.length) % items.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onPick(items[at]);
      setActive(0);
    } else if (event.key === 'Escape') {
      setActive(0);
      onEscape?.();
    }
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return {
    listId,
    active: at,
    optionId,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-expanded': items.length > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      ...(items.length > 0 && { 'aria-activedescendant': optionId(at) }),
      onKeyDown: handleKey,
    } as const,
  };
}
