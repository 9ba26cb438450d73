const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

/** Tones for menus of the other side; the keys of the keyboard work while it has the focus. */
export function Keypad({ onKey }: { onKey: (digit: string) => void }) {
  return (
    <div
      className="tw-keypad"
      role="group"
      aria-label="Keypad"
      onKeyDown={({ key }) => {
        if ((KEYS as readonly string[]).includes(key)) onKey(key);
      }}
    >
      {KEYS.map((key) => (
        <button key={key} type="button" className="tw-key bf-figures" onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
    </div>
  );
}
