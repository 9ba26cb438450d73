import type { Json } from '@butterfly/contracts/core';
import { Button } from 'antd';
import { useStore } from 'zustand';
import type { BoardItem } from '../../model/board-document';
import { textProp } from '../../model/item-traits';
import { Section, TextField } from './fields';
import { pendingPictures } from '../pictures/pending-pictures';
import { pendingLabel } from '../editing/pending-text';
import { shareOf } from '../pictures/upload-share';

interface ImageFieldsProps {
  readonly item: BoardItem;
  readonly palette: readonly string[];
  readonly onEdit: (props: Record<string, Json>) => void;
  readonly onCrop: () => void;
  readonly onReplace: () => void;
  readonly onCallOff: () => void;
  readonly onPalette: (palette: readonly string[]) => void;
}

const MOST_COLORS = 12;

export function ImageFields({ item, palette, onEdit, onCrop, onReplace, onCallOff, onPalette }: ImageFieldsProps) {
  const pending = useStore(pendingPictures.store, (state) => state.get(item.id));
  const sent = useStore(pendingPictures.sent, (state) => state.get(item.id));
  const colors = Array.isArray(item.props['palette'])
    ? item.props['palette'].filter((color): color is string => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color))
    : [];
  const there = textProp(item, 'url') !== '';
  return (
    <Section title="Picture">
      {pending && (
        <div role={pending.kind === 'failed' ? 'alert' : undefined} className={pending.kind === 'failed' ? 'mb-alert' : 'mb-hint'}>
          <p>
            {pendingLabel(pending, shareOf(pending, sent))}
            {pending.kept && pending.kind !== 'sending' ? ' It is kept in this browser.' : ''}
          </p>
          <span className="mb-chips">
            {(pending.kind === 'failed' || pending.kind === 'paused') && (
              <Button size="small" onClick={() => pendingPictures.retry(item.id)}>
                Try again
              </Button>
            )}
            <Button size="small" onClick={onCallOff}>
              {pending.kind === 'failed' ? 'Take it off the board' : 'Cancel the upload'}
            </Button>
          </span>
        </div>
      )}
      <TextField
        label="Description of the picture"
        placeholder="What it shows, for those who cannot see it"
        value={textProp(item, 'alt')}
        maxLength={300}
        onChange={(alt) => onEdit({ alt })}
      />
      <div className="mb-chips">
        <Button size="small" disabled={!there} onClick={onCrop}>
          Crop
        </Button>
        {item.props['crop'] !== undefined && item.props['crop'] !== null && (
          <Button size="small" onClick={() => onEdit({ crop: null })}>
            Show all of it
          </Button>
        )}
        <Button size="small" onClick={onReplace}>
          Replace
        </Button>
      </div>
      {colors.length > 0 && (
        <div className="mb-field">
          <span>Its colours</span>
          <div className="mb-dots">
            {colors.map((hex) => (
              <button
                key={hex}
                type="button"
                className="mb-dot"
                style={{ background: hex }}
                aria-label={`Add ${hex} to the palette`}
                onClick={() => onPalette([...new Set([...palette, hex])].slice(-MOST_COLORS))}
              />
            ))}
          </div>
          <Button size="small" onClick={() => onPalette([...new Set([...palette, ...colors])].slice(0, MOST_COLORS))}>
            Add all to the palette
          </Button>
        </div>
      )}
    </Section>
  );
}
