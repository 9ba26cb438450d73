import { useSearchParams } from 'react-router-dom';
import { TempDesk } from './temp-desk';
import { TempList } from './temp-list';

/** Boards that belong to no project: all of them, or the one that is worked on (`?board=7`). */
export function Page() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('board'));
  if (!Number.isSafeInteger(id) || id < 1) return <TempList onEdit={(board) => setSearch({ board: String(board) })} />;
  return (
    <TempDesk
      key={id}
      id={id}
      onRenumbered={(board) => setSearch({ board: String(board) }, { replace: true })}
      onLeave={() => setSearch({})}
    />
  );
}
