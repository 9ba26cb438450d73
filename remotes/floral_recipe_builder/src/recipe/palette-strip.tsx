import type { Swatch } from '../model/palette';
import { quantityText } from '../model/quantity';

/** The colours of a piece or of a whole project, each as wide as there is of it. */
export function PaletteStrip({ palette, label }: { palette: readonly Swatch[]; label: string }) {
  if (palette.length === 0) return <span className="fl-palette" data-empty="" aria-hidden="true" />;
  const words = palette.map(({ name, stems_milli }) => `${quantityText(stems_milli)} ${name}`).join(', ');
  return (
    <span className="fl-palette" role="img" aria-label={`${label}: ${words}`}>
      {palette.map(({ hex, name, stems_milli }) => (
        <span key={name} title={`${quantityText(stems_milli)} ${name}`} style={{ backgroundColor: hex, flexGrow: stems_milli }} />
      ))}
    </span>
  );
}
