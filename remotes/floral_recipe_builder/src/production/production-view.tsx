import type { ProductionSheet } from '@butterfly/contracts/floral_recipe_builder';
import { EmptyState } from '@butterfly/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { useKeptPage } from './keep-page';
import { MakeList } from './make-list';
import { ProcessList } from './process-list';
import { ProductionHead } from './production-head';
import { PullList } from './pull-list';
import { useTicks, type Ticks } from './use-ticks';

const LISTS = [
  { key: 'process', title: 'Process', itemsOf: (sheet: ProductionSheet) => sheet.processing.map(({ item }) => item) },
  { key: 'make', title: 'Make', itemsOf: (sheet: ProductionSheet) => sheet.pieces.flatMap(({ items }) => items) },
  { key: 'pull', title: 'Pull', itemsOf: (sheet: ProductionSheet) => sheet.pull.map(({ item }) => item) },
] as const;

/** Three lists with large targets: for a tablet beside the bucket. */
export function ProductionView({ sheet }: { sheet: ProductionSheet }) {
  const [search, setSearch] = useSearchParams();
  const ticks = useTicks(sheet);
  const isKept = useKeptPage(sheet);
  const chosen = LISTS.find(({ key }) => key === search.get('list')) ?? LISTS[0];
  return (
    <article className="fl-book fl-production">
      <ProductionHead sheet={sheet} ticks={ticks} isKept={isKept} />
      <div className="fl-lists" role="group" aria-label="Lists">
        {LISTS.map(({ key, title, itemsOf }) => {
          const items = itemsOf(sheet);
          return (
            <button key={key} type="button" aria-pressed={key === chosen.key} onClick={() => setSearch({ list: key }, { replace: true })}>
              {title}
              <span className="bf-figures">
                {items.filter(ticks.isDone).length} of {items.length}
              </span>
            </button>
          );
        })}
      </div>
      <List which={chosen.key} sheet={sheet} ticks={ticks} />
    </article>
  );
}

function List({ which, sheet, ticks }: { which: (typeof LISTS)[number]['key']; sheet: ProductionSheet; ticks: Ticks }) {
  if (sheet.pieces.length === 0)
    return <EmptyState drawing="vase" title="Nothing is to be made yet" text="Pieces of the recipe book appear here with their stems." />;
  if (which === 'make') return <MakeList pieces={sheet.pieces} ticks={ticks} />;
  if (which === 'pull') return <PullList lines={sheet.pull} ticks={ticks} />;
  return <ProcessList lines={sheet.processing} ticks={ticks} />;
}
