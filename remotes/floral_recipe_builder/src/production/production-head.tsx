import type { ProductionSheet } from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, Icon, PageHeader, StatusDot } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { Ticks } from './use-ticks';

const PAPERS = [
  ['sheets', 'Sheets'],
  ['labels', 'Bucket labels'],
  ['lists', 'Lists'],
] as const;

/** Whose flowers they are, whether all ticks have arrived, and what is printed. */
export function ProductionHead({ sheet, ticks, isKept }: { sheet: ProductionSheet; ticks: Ticks; isKept: boolean }) {
  const { nav } = usePlugin();
  const at = `/api/floral_recipe_builder/projects/${sheet.project_id}/production.pdf/`;
  return (
    <PageHeader
      eyebrow={<Link to={nav.href('book', { projectId: sheet.project_id })}>Floral recipes</Link>}
      title={
        <>
          Production for <ProjectLink id={sheet.project_id}>{sheet.name}</ProjectLink>
        </>
      }
      meta={
        <div className="fl-head-meta">
          {sheet.event_date && <DateText value={sheet.event_date} />}
          <Arrived ticks={ticks} />
          {isKept && <span className="bf-soft">Opens without a network</span>}
        </div>
      }
      actions={PAPERS.map(([part, words]) => (
        <Button key={part} href={`${at}?part=${part}`} target="_blank" icon={<Icon name="note" size={16} />}>
          {words}
        </Button>
      ))}
    />
  );
}

function Arrived({ ticks: { waiting, problem } }: { ticks: Ticks }) {
  const count = waiting.length === 1 ? '1 tick is' : `${waiting.length} ticks are`;
  return (
    <span role="status">
      {problem !== null && waiting.length > 0 ? (
        <StatusDot tone="marigold">{`${count} kept on this device and sent when it can be: ${problem}`}</StatusDot>
      ) : (
        <StatusDot tone="eucalyptus">{waiting.length > 0 ? 'Sending…' : 'All ticks have arrived'}</StatusDot>
      )}
    </span>
  );
}
