import type { DateAvailability } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon, StatusDot } from '@butterfly/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { crm, keys } from '../crm.client';
import { useStages } from './use-stages';

interface DateAvailabilityNoteProps {
  readonly date: string | null;
  readonly venue?: string;
  readonly exceptProject?: number;
}

/** Who else has an event on this day; nothing when the day is free. A hint: a failed look-up stays silent. */
export function DateAvailabilityNote({ date, venue, exceptProject }: DateAvailabilityNoteProps) {
  const { nav } = usePlugin();
  const { stageOf } = useStages();
  const { data } = useQuery({
    queryKey: [...keys.dateAvailability, date, venue, exceptProject],
    queryFn: async ({ signal }) =>
      (
        await crm.getDateAvailability({
          query: { date: date ?? '', ...(venue && { venue }), ...(exceptProject && { except_project: String(exceptProject) }) },
          signal,
        })
      ).data,
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(date ?? ''),
  });
  if (!data || data.booked + data.tentative === 0) return null;
  return (
    <div className="crm-date-load" data-full={data.full || undefined}>
      <p>
        <Icon name={data.full ? 'warning' : 'calendar'} size={16} /> {sentence(data)}
      </p>
      <ul>
        {data.projects.slice(0, 5).map((project) => {
          const stage = stageOf(project.stage_id);
          return (
            <li key={project.id}>
              <Link to={nav.href('project', { id: project.id })}>{project.name}</Link>
              {stage && <StatusDot tone={stage.color}>{stage.name}</StatusDot>}
              {project.same_venue && <span className="crm-same-venue">same venue</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function sentence({ booked, tentative, capacity, full }: DateAvailability): string {
  const parts = [booked > 0 && `${booked} of ${capacity} booked`, tentative > 0 && `${tentative} still open`].filter(Boolean).join(', ');
  return full ? `This day is full: ${parts}.` : `Others on this day: ${parts}.`;
}
