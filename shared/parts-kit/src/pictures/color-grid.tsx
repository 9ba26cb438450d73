import './pictures.css';

interface ColorGridProps {
  readonly label: string;
  readonly colors: readonly { readonly hex: string; readonly name: string }[];
  /** Hex of what is picked. */
  readonly picked: readonly string[];
  readonly onPick: (hex: string) => void;
}

/**
 * Colours to pick from, each with its name; a tick and a frame say which are picked, not the colour alone.
 *
 * @example <ColorGrid label="Palette" colors={[{ hex: '#f0a9b5', name: 'Blush' }]} picked={picked} onPick={toggle} />
 */
export function ColorGrid({ label, colors, picked, onPick }: ColorGridProps) {
  return (
    <ul className="bf-color-grid" aria-label={label}>
      {colors.map(({ hex, name }) => (
        <li key={hex}>
          <button type="button" aria-pressed={picked.includes(hex)} onClick={() => onPick(hex)}>
            <span className="bf-color" style={{ background: hex }} />
            <span>
              {picked.includes(hex) ? '✓ ' : ''}
              {name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
