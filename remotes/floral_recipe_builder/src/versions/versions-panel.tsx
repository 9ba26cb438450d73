import type { Comparison } from '@butterfly/contracts/floral_recipe_builder';
import { DateText, Money, useFormats } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { memo, useState } from 'react';
import { quantityText } from '../model/quantity';
import { useComparison, useVersions } from './use-versions';

interface VersionsPanelProps {
  readonly projectId: string;
  readonly currency: string;
}

/** The versions of a book that were locked, each to be compared with how it stands now; nothing before the first. */
export const VersionsPanel = memo(function VersionsPanel({ projectId, currency }: VersionsPanelProps) {
  const { data: versions } = useVersions(projectId);
  const [openId, setOpen] = useState<number | null>(null);
  if (!versions || versions.length === 0) return null;
  return (
    <section className="fl-items" aria-label="Versions">
      <header>
        <h2>Versions</h2>
      </header>
      <ul className="fl-pieces">
        {versions.map(({ id, number, locked_at, price_cents, piece_count }) => (
          <li key={id} className="fl-row">
            <button
              type="button"
              className="fl-row-button fl-order-row"
              aria-expanded={id === openId}
              onClick={() => setOpen(id === openId ? null : id)}
            >
              <span className="fl-row-name">
                Version {number}
                <small>
                  locked <DateText value={locked_at} as="moment" />
                </small>
              </span>
              <span className="bf-soft">{id === openId ? 'Close' : 'What has changed since?'}</span>
              <span className="fl-row-quantity bf-figures">{piece_count === 1 ? '1 piece' : `${piece_count} pieces`}</span>
              <span className="fl-row-total">
                <Money minor={price_cents} currency={currency} />
              </span>
            </button>
            {id === openId && <Since projectId={projectId} id={id} currency={currency} />}
          </li>
        ))}
      </ul>
    </section>
  );
});

function Since({ projectId, id, currency }: VersionsPanelProps & { readonly id: number }) {
  const found = useComparison(projectId, id);
  return (
    <Loaded query={found} what="what has changed" kind="table">
      {(comparison) => <Changes comparison={comparison} currency={currency} />}
    </Loaded>
  );
}

/** So many are read at once on a telephone; the others are asked for. */
const SHOWN = 5;

function Changes({ comparison: { changes, before_cents, after_cents }, currency }: { comparison: Comparison; currency: string }) {
  const { money } = useFormats();
  const [isWhole, setWhole] = useState(false);
  if (changes.length === 0) return <p className="bf-soft">Nothing: it stands as it was locked.</p>;
  return (
    <ul className="fl-changes" aria-label="Changes since the version">
      {(isWhole ? changes : changes.slice(0, SHOWN)).map((change) => (
        <li key={change.recipe_id}>
          <strong>{change.name}</strong> <span className="bf-figures">{pieceWords(change, (cents) => money(cents, currency))}</span>
          {change.lines.length > 0 && <span className="bf-soft">{change.lines.map(lineWords).join(', ')}</span>}
        </li>
      ))}
      {changes.length > SHOWN && (
        <li>
          <button type="button" className="bf-link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `The first ${SHOWN}` : `All ${changes.length}`}
          </button>
        </li>
      )}
      <li className="bf-figures">
        <strong>Whole project</strong> {money(before_cents, currency)} → {money(after_cents, currency)}
      </li>
    </ul>
  );
}

type Change = Comparison['changes'][number];

function pieceWords({ before, after }: Change, money: (cents: number) => string): string {
  if (!before) return 'is new';
  if (!after) return 'is gone';
  const words = [
    before.quantity !== after.quantity && `${before.quantity} → ${after.quantity} pieces`,
    before.unit_cents !== after.unit_cents && `${money(before.unit_cents)} → ${money(after.unit_cents)}`,
  ];
  return words.filter(Boolean).join(', ');
}

const lineWords = ({ name, before_milli, after_milli }: Change['lines'][number]): string =>
  `${quantityText(before_milli)} → ${quantityText(after_milli)} ${name}`;
