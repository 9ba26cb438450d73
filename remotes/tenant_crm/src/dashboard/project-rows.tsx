import type { ProjectRow } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, StatusDot } from '@butterfly/ui-kit';
import { daysUntil } from '@butterfly/ui-kit/days';
import { Link } from 'react-router-dom';
import { useStages } from '../parts/use-stages';

interface ProjectRowsProps<R extends ProjectRow> {
  readonly title: string;
  readonly rows: readonly R[];
  readonly today: string;
  readonly empty: string;
  readonly noteOf?: (row: R) => string;
}

/** A short list of projects with what matters about them now. */
export function ProjectRows<R extends ProjectRow>({ title, rows, today, empty, noteOf }: ProjectRowsProps<R>) {
  const { nav } = usePlugin();
  const { stageOf } = useStages();
  return (
    <section className="bf-panel">
      <h2>{title}</h2>
      {rows.length === 0 && <p className="bf-soft">{empty}</p>}
      <ul className="crm-rows">
        {rows.map((row) => {
          const stage = stageOf(row.stage_id);
          return (
            <li key={row.id}>
              <Link to={nav.href('project', { id: row.id })}>{row.name}</Link>
              <span className="bf-soft">
                {noteOf?.(row) ??
                  (row.event_date && (
                    <>
                      <DateText value={row.event_date} /> · {daysUntil(today, row.event_date)}
                    </>
                  ))}
              </span>
              {stage && <StatusDot tone={stage.color}>{stage.name}</StatusDot>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
