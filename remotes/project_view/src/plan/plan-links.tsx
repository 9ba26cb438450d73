import type { Entry } from '@butterfly/contracts/project_view';
import { addDays } from '@butterfly/ui-kit/days';
import { shareOf, type PlanScale } from '../model/plan-scale';
import type { Nudging } from '../timeline/use-nudge';

interface PlanLinksProps {
  readonly entries: readonly Entry[];
  readonly scale: PlanScale;
  readonly nudging: Nudging;
}

/** Lines from what must be over to what waits for it. Widths are shares of a hundred, heights are rows. */
export function PlanLinks({ entries, scale, nudging }: PlanLinksProps) {
  const rows = new Map(entries.map((entry, row) => [entry.id, { entry, row }]));
  const at = (entry: Entry, end: boolean) =>
    entry.day === null
      ? null
      : shareOf(scale, addDays(entry.day, nudging.offsetOf(entry.id) + (end && !entry.is_milestone ? entry.length : 0))) * 100;
  const links = entries.flatMap((entry) =>
    entry.predecessor_ids.flatMap((id) => {
      const before = rows.get(id);
      const [from, to] = [before && at(before.entry, true), at(entry, false)];
      const row = rows.get(entry.id)?.row;
      return before && from != null && to != null && row !== undefined
        ? [{ key: `${id}-${entry.id}`, d: `M${from} ${before.row + 0.5} V${row + 0.5} H${to}` }]
        : [];
    }),
  );
  if (links.length === 0) return null;
  return (
    <svg className="pv-links" viewBox={`0 0 100 ${entries.length}`} preserveAspectRatio="none">
      {links.map(({ key, d }) => (
        <path key={key} d={d} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
