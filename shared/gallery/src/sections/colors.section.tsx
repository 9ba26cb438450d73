import { Part } from '../part';

const grounds = ['ground', 'surface', 'raised', 'sunken', 'hairline', 'hairline-strong'];
const texts = ['text', 'text-soft', 'text-faint', 'accent', 'focus'];
const tones = ['iris', 'eucalyptus', 'blush', 'marigold', 'clay', 'neutral'];

export function ColorsSection() {
  return (
    <div className="gallery-grid">
      <Swatches name="Grounds" names={grounds} />
      <Swatches name="Text and accent" names={texts} />
      <Swatches name="Tones" names={tones} />
    </div>
  );
}

function Swatches({ name, names }: { name: string; names: readonly string[] }) {
  return (
    <Part name={name}>
      <ul className="gallery-swatches">
        {names.map((one) => (
          <li key={one}>
            <div className="gallery-swatch" style={{ background: `var(--bf-${one})` }} />
            {one}
          </li>
        ))}
      </ul>
    </Part>
  );
}
