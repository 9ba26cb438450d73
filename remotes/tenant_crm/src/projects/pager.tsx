import { Button } from 'antd';
import { PAGE_SIZE } from './use-project-page';

interface PagerProps {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, count, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const from = count === 0 ? 0 : (page - 1) * PAGE_SIZE + 1;
  return (
    <nav className="crm-pager" aria-label="Pages">
      <span className="bf-figures" role="status">{from.toLocaleString()}–{Math.min(page * PAGE_SIZE, count).toLocaleString()} of {count.toLocaleString()}</span>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>Previous</Button>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>Next</Button>
    </nav>
  );
}
