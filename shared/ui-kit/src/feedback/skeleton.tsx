export type SkeletonKind = 'table' | 'board' | 'form' | 'canvas' | 'cards';

const ROWS: Readonly<Record<SkeletonKind, number>> = { table: 9, board: 12, form: 6, canvas: 7, cards: 6 };

/**
 * The outline of a page that is on its way, drawn before any byte of it is there.
 *
 * @example
 * <Skeleton kind="table" />
 */
export function Skeleton({ kind, label = 'Loading...' }: { kind: SkeletonKind; label?: string }) {
  return (
    <div className="bf-skeleton" role="status" aria-label={label}>
      <div className="bf-skeleton-title" />
      <div className={`bf-skeleton-body bf-skeleton-${kind}`}>
        {Array.from({ length: ROWS[kind] }, (_, at) => (
          <div key={at} className="bf-skeleton-block" />
        ))}
      </div>
    </div>
  );
}
