import type { ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Icon, Money } from '@butterfly/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { daysUntil, todayIn } from '../model/days-until';
import { eventTypes } from '../model/event-types';
import type { ListState, SortColumn } from '../model/list-state';
import { StageMenu } from '../parts/stage-menu';

interface ProjectTableProps {
  readonly rows: readonly ProjectRow[];
  readonly ordering: ListState['ordering'];
  readonly active: number;
  readonly stages: readonly Stage[];
  readonly stageOf: (id: number) => Stage | undefined;
  readonly onSort: (column: SortColumn) => void;
  readonly onStage: (row: ProjectRow, stage: Stage) => void;
}

export function ProjectTable({ rows, ordering, active, onSort, ...row }: ProjectTableProps) {
  const heading = (column: SortColumn, label: string, className = '') => (
    <Heading column={column} label={label} className={className} ordering={ordering} onSort={onSort} />
  );
  return (
    <div className="crm-table-frame">
      <table className="crm-table">
        <thead>
          <tr>
            {heading('id', 'No.', 'crm-col-number')}
            {heading('name', 'Project')}
            <th scope="col">Stage</th>
            {heading('event_date', 'Event')}
            <th scope="col" className="crm-wide-only">Venue</th>
            {heading('value_cents', 'Value', 'crm-col-money')}
            {heading('updated_at', 'Changed', 'crm-wide-only')}
          </tr>
        </thead>
        <tbody>
          {rows.map((project, index) => <Row key={project.id} project={project} active={index === active} {...row} />)}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps {
  readonly column: SortColumn;
  readonly label: string;
  readonly className: string;
  readonly ordering: ListState['ordering'];
  readonly onSort: (column: SortColumn) => void;
}

function Heading({ column, label, className, ordering, onSort }: HeadingProps) {
  const descending = ordering === `-${column}`;
  const ascending = ordering === column;
  const sorted = ascending ? 'ascending' : 'none';
  return (
    <th scope="col" className={className} aria-sort={descending ? 'descending' : sorted}>
      <button type="button" className="crm-sort" onClick={() => onSort(column)}>
        {label}
        {(ascending || descending) && <Icon name={descending ? 'chevron-down' : 'chevron-up'} size={14} />}
      </button>
    </th>
  );
}

type RowProps = Pick<ProjectTableProps, 'stages' | 'stageOf' | 'onStage'> & { readonly project: ProjectRow; readonly active: boolean };

function Row({ project, active, stages, stageOf, onStage }: RowProps) {
  const { nav, tenant } = usePlugin();
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <tr ref={ref} data-active={active || undefined}>
      <td className="crm-col-number crm-soft">{project.number}</td>
      <th scope="row">
        <Link to={nav.href('project', { id: project.id })} className="crm-row-link">{project.name}</Link>
        <span className="crm-kind">{eventTypes[project.event_type]}</span>
      </th>
      <td>
        <StageMenu
          stages={stages} current={stageOf(project.stage_id)} projectName={project.name} disabled={project.archived_at !== null}
          onPick={(stage) => onStage(project, stage)}
        />
      </td>
      <td className="crm-nowrap">{project.event_date ? <EventDay day={project.event_date} today={todayIn(tenant.tz, new Date())} /> : <span className="crm-soft">No date yet</span>}</td>
      <td className="crm-wide-only crm-ellipsis">{project.venue_text}</td>
      <td className="crm-col-money">{project.value_cents ? <Money minor={project.value_cents} currency={project.currency} /> : <span className="crm-soft">–</span>}</td>
      <td className="crm-wide-only crm-soft crm-nowrap"><DateText value={project.updated_at} /></td>
    </tr>
  );
}

function EventDay({ day, today }: { day: string; today: string }) {
  return <span title={daysUntil(today, day)}><DateText value={day} /></span>;
}
