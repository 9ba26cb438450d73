import { Button } from 'antd';

interface ListPagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** Where one is in a long list, and the way to its neighbours. */
export function ListPager({ page, pageSize, count, onPage }: ListPagerProps) {
  const last = Math.max(1, Math.ceil(count / pageSize));
  const from = count === 0 ? 0 : (page - 1) * pageSize + 1;
  return (
    <nav className="bf-list-pager" aria-label="Pages">
      <span className="bf-figures" role="status">{from.toLocaleString()}–{Math.min(page * pageSize, count).toLocaleString()} of {count.toLocaleString()}</span>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>Previous</Button>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>Next</Button>
    </nav>
  );
}
