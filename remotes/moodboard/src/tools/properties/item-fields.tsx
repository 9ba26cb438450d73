import type { Json } from '@butterfly/contracts/core';
import { Button } from 'antd';
import type { BoardItem } from '../../model/board-document';
import { asColor, numberProp, textProp } from '../../model/item-traits';
import { NOTE_PAPER, textStyle } from '../../canvas/paint/text-style';
import { ColorField, NumberField, Section, TextField } from './fields';
import { seasonOf } from '../start/flowers';
import { IconTool } from '../tool-button';
import { ToolIcon } from '../tool-icon';

export interface ItemFieldsProps {
  readonly item: BoardItem;
  readonly palette: readonly string[];
  readonly onEdit: (props: Record<string, Json>) => void;
  readonly onCopyText: (text: string) => void;
}

export function ColorFields({ item, onEdit, onCopyText }: ItemFieldsProps) {
  const hex = asColor(item.props['hex'], '#cccccc');
  return (
    <Section title="Colour">
      <ColorField label="Colour" value={hex} onChange={(value) => onEdit({ hex: value })} />
      <TextField label="Name of the colour" value={textProp(item, 'name')} maxLength={60} onChange={(name) => onEdit({ name })} />
      <Button size="small" onClick={() => onCopyText(hex)}>
        Copy {hex}
      </Button>
    </Section>
  );
}

const ALIGNMENTS = ['left', 'center', 'right'] as const;
const WEIGHTS = [
  [300, 'Light'],
  [420, 'Regular'],
  [650, 'Bold'],
] as const;

export function WordFields({ item, palette, onEdit }: ItemFieldsProps) {
  const style = textStyle(item);
  const isNote = item.type === 'note';
  return (
    <Section title={isNote ? 'Note' : 'Text'}>
      <TextField
        label={isNote ? 'Text of the note' : 'Text'}
        long
        value={textProp(item, 'text')}
        maxLength={5_000}
        onChange={(text) => onEdit({ text })}
      />
      <div className="mb-row">
        <NumberField label="Size" value={style.size} min={6} max={400} onChange={(size) => onEdit({ size })} />
        <div className="mb-icons" role="group" aria-label="Alignment">
          {ALIGNMENTS.map((align) => (
            <IconTool
              key={align}
              label={`Text ${align}`}
              pressed={style.align === align}
              icon={<ToolIcon name={`text-${align}`} />}
              onClick={() => onEdit({ align })}
            />
          ))}
        </div>
      </div>
      <div className="mb-chips" role="group" aria-label="Weight and type">
        {WEIGHTS.map(([weight, label]) => (
          <button key={weight} type="button" className="mb-chip" aria-pressed={style.weight === weight} onClick={() => onEdit({ weight })}>
            {label}
          </button>
        ))}
        <button
          type="button"
          className="mb-chip"
          aria-pressed={style.family === 'title'}
          onClick={() => onEdit({ font: style.family === 'title' ? 'plain' : 'title' })}
        >
          Serif
        </button>
      </div>
      <ColorField label="Colour of the text" value={style.color} palette={palette} onChange={(color) => onEdit({ color })} />
      {isNote && (
        <ColorField label="Paper" value={asColor(item.props['fill'], NOTE_PAPER)} palette={palette} onChange={(fill) => onEdit({ fill })} />
      )}
    </Section>
  );
}

export function ShapeFields({ item, palette, onEdit }: ItemFieldsProps) {
  const isOpen = ['line', 'arrow'].includes(textProp(item, 'shape'));
  return (
    <Section title="Shape">
      {!isOpen && (
        <ColorField
          label="Fill"
          value={textProp(item, 'fill', 'none')}
          palette={palette}
          none="None"
          onChange={(fill) => onEdit({ fill })}
        />
      )}
      <ColorField
        label="Line"
        value={asColor(item.props['stroke'], '#8f7ae5')}
        palette={palette}
        onChange={(stroke) => onEdit({ stroke })}
      />
      <div className="mb-row">
        <NumberField
          label="Width of the line"
          value={numberProp(item, 'stroke_width', 2)}
          min={0}
          max={60}
          onChange={(width) => onEdit({ stroke_width: width })}
        />
        {isOpen && (
          <button
            type="button"
            className="mb-chip"
            aria-pressed={item.props['flipped'] === true}
            onClick={() => onEdit({ flipped: item.props['flipped'] !== true })}
          >
            Flip
          </button>
        )}
      </div>
    </Section>
  );
}

export function FrameFields({ item, palette, onEdit }: ItemFieldsProps) {
  return (
    <Section title="Section">
      <TextField label="Title of the section" value={textProp(item, 'title')} maxLength={80} onChange={(title) => onEdit({ title })} />
      <ColorField label="Ground" value={asColor(item.props['fill'], '#f7f2ea')} palette={palette} onChange={(fill) => onEdit({ fill })} />
      <p className="mb-hint">What lies on a section moves with it.</p>
    </Section>
  );
}

export function FlowerFields({ item, onEdit }: ItemFieldsProps) {
  const months = Array.isArray(item.props['months'])
    ? item.props['months'].filter((month): month is number => typeof month === 'number' && month >= 1 && month <= 12)
    : [];
  return (
    <Section title="Flower">
      <TextField label="Name of the flower" value={textProp(item, 'name')} maxLength={80} onChange={(name) => onEdit({ name })} />
      <NumberField
        label="Stems"
        value={numberProp(item, 'count', 0)}
        min={0}
        max={100_000}
        onChange={(count) => onEdit({ count: Math.round(count) })}
      />
      <ColorField
        label="Colour of the flower"
        value={asColor(item.props['hex'], '#f0a9b5')}
        onChange={(hex) => onEdit({ hex, color_name: '' })}
      />
      <p className="mb-hint">In season: {seasonOf(months)}</p>
    </Section>
  );
}
