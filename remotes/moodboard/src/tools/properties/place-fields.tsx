import type { BoardItem } from '../../model/board-document';
import { rotationOf } from '../../model/item-traits';
import type { Placed } from '../../model/placed';
import type { Alignment } from '../commands/align';
import { aligned, distributed } from '../commands/align';
import { NumberField, Section } from './fields';
import { IconTool } from '../tool-button';
import { ToolIcon } from '../tool-icon';

interface PlaceFieldsProps {
  readonly items: readonly BoardItem[];
  readonly page: { readonly w: number; readonly h: number };
  readonly onPlace: (places: ReadonlyMap<string, Placed>, streak?: string) => void;
}

const ALIGNMENTS: readonly (readonly [Alignment, string])[] = [
  ['left', 'Align left edges'],
  ['center', 'Align middles, left to right'],
  ['right', 'Align right edges'],
  ['top', 'Align top edges'],
  ['middle', 'Align middles, top to bottom'],
  ['bottom', 'Align bottom edges'],
];

/** Where things are, in numbers, and how they stand to each other: all that can be done with the pointer. */
export function PlaceFields({ items, page, onPlace }: PlaceFieldsProps) {
  const [only, second] = items;
  const place = (item: BoardItem, to: Placed) => onPlace(new Map([[item.id, to]]), `place ${item.id} ${Object.keys(to).join()}`);
  return (
    <Section title="Place">
      {only && !second && (
        <div className="mb-numbers">
          <NumberField label="X" value={only.x} onChange={(x) => place(only, { x })} />
          <NumberField label="Y" value={only.y} onChange={(y) => place(only, { y })} />
          <NumberField label="Width" value={only.w} min={8} onChange={(w) => place(only, { w })} />
          <NumberField label="Height" value={only.h} min={8} onChange={(h) => place(only, { h })} />
          <NumberField label="Turned" unit="°" value={rotationOf(only)} min={-360} max={360} onChange={(rot) => place(only, { rot })} />
        </div>
      )}
      <div className="mb-icons" role="group" aria-label={second ? 'Align' : 'Align on the page'}>
        {ALIGNMENTS.map(([to, label]) => (
          <IconTool key={to} label={label} icon={<ToolIcon name={`align-${to}`} />} onClick={() => onPlace(aligned(items, to, page))} />
        ))}
      </div>
      {items.length > 2 && (
        <div className="mb-icons" role="group" aria-label="Distribute">
          <IconTool
            label="Equal gaps, left to right"
            icon={<ToolIcon name="distribute-x" />}
            onClick={() => onPlace(distributed(items, 'x'))}
          />
          <IconTool
            label="Equal gaps, top to bottom"
            icon={<ToolIcon name="distribute-y" />}
            onClick={() => onPlace(distributed(items, 'y'))}
          />
        </div>
      )}
    </Section>
  );
}
