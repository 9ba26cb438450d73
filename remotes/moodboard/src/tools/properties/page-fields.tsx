import type { BoardPage } from '../../model/board-document';
import { asColor } from '../../model/item-traits';
import { PAPER } from '../../canvas/paint/text-style';
import type { BoardSession } from '../../sync/board-session';
import { ColorField, Section, TextField } from './fields';

const SIZES = [
  { label: 'Board', w: 1600, h: 1000 },
  { label: 'Square', w: 1200, h: 1200 },
  { label: 'A4 upright', w: 1240, h: 1754 },
  { label: 'A4 across', w: 1754, h: 1240 },
  { label: 'Large', w: 3200, h: 2000 },
] as const;

/** The page itself: its name, its paper, its size. */
export function PageFields({
  board,
  page,
  palette,
}: {
  readonly board: Pick<BoardSession, 'actions'>;
  readonly page: BoardPage;
  readonly palette: readonly string[];
}) {
  const { actions } = board;
  return (
    <Section title="This page">
      <TextField label="Name of the page" value={page.name} maxLength={60} onChange={(name) => actions.pageEdited({ name })} />
      <ColorField label="Background" value={asColor(page['bg'], PAPER)} palette={palette} onChange={(bg) => actions.pageEdited({ bg })} />
      <div className="mb-field">
        <span id="mb-page-size">Size</span>
        <div className="mb-chips" role="group" aria-labelledby="mb-page-size">
          {SIZES.map(({ label, w, h }) => (
            <button
              key={label}
              type="button"
              className="mb-chip"
              aria-pressed={page.w === w && page.h === h}
              onClick={() => actions.pageEdited({ w, h })}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <p className="mb-hint">
        {page.w} × {page.h}. Things beside the page stay on the board but are not shown to the client.
      </p>
    </Section>
  );
}
