import { Button } from 'antd';

interface ListPagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  /** There are more than `count`, and nobody has counted how many. */
  readonly isCapped?: boolean | undefined;
  /** Rows of this page; without it, as many as the count leaves. */
  readonly shown?: number;
  readonly onPage: (page: number) => void;
}

/** Where one is in a long list, and the way to its neighbours. */
export function ListPager({ page, pageSize, count, isCapped = false, shown, onPage }: ListPagerProps) {
  const before = (page - 1) * pageSize;
  const rows = shown ?? Math.min(pageSize, count - before);
  const from = count === 0 ? 0 : before + 1;
  const isLast = isCapped ? rows < pageSize : page * pageSize >= count;
  return (
    <nav className="bf-list-pager" aria-label="Pages">
      <span className="bf-figures" role="status">
        {from.toLocaleString()}–{(before + rows).toLocaleString()} of {count.toLocaleString()}
        {isCapped && '+'}
      </span>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button disabled={isLast} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
