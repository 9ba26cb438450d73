import type { HomePipeline } from '@butterfly/contracts/home_view';
import { Money } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';

/** What is on the table and what is won; each amount leads to the board behind it. */
export function PipelineFigures({ pipeline }: { pipeline: HomePipeline }) {
  const figures = [
    { label: 'Open', sums: pipeline.open.value_cents, note: projects(pipeline.open.count) },
    { label: 'Weighted', sums: pipeline.open.weighted_cents, note: 'by probability' },
    { label: 'Booked', sums: pipeline.booked.value_cents, note: projects(pipeline.booked.count) },
  ];
  return (
    <div className="home-figures">
      {figures.map(({ label, sums, note }) => (
        <Link key={label} to="/tenant_crm/pipeline_board">
          <span>{label}</span>
          <strong>
            <Money minor={sums} currency={pipeline.currency} />
          </strong>
          <span>{note}</span>
        </Link>
      ))}
    </div>
  );
}

function projects(count: number): string {
  return count === 1 ? '1 project' : `${count.toLocaleString()} projects`;
}
