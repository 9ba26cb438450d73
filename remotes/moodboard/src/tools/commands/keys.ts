const BRACKETS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/** `mod+shift+g`: mod is ⌘ on a Mac, Ctrl elsewhere. Letters and signs by what they write, brackets by where they are. */
export function isPressed(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+');
  const name = parts.at(-1) ?? '';
  const key = BRACKETS[event.code] ?? event.key.toLowerCase();
  return (
    key === name &&
    (event.ctrlKey || event.metaKey) === parts.includes('mod') &&
    (name === '?' || event.shiftKey === parts.includes('shift')) &&
    !event.altKey
  );
}

const SIGNS: Readonly<Record<string, string>> = { shift: '⇧', delete: 'Del', escape: 'Esc', enter: '↵', backspace: '⌫' };

/** The keys as they are printed on the keyboard in front of the person. */
export function keyNames(keys: string): readonly string[] {
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return keys.split('+').map((key) => (key === 'mod' ? mod : (SIGNS[key] ?? key.toUpperCase())));
}
