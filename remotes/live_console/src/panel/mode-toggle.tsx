import type { Mode } from '../model/console-state';

const MODES: readonly { readonly mode: Mode; readonly label: string }[] = [
  { mode: 'TEXT', label: 'Text' },
  { mode: 'AUDIO', label: 'Voice' },
];

/** How the assistant answers. */
export function ModeToggle({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <div className="live-modes" role="radiogroup" aria-label="Mode">
      {MODES.map((one) => (
        <label key={one.mode} className="live-mode">
          <input type="radio" name="live-mode" checked={one.mode === mode} onChange={() => onChange(one.mode)} />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
