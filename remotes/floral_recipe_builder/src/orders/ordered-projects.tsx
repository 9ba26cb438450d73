import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { allProjects, keys } from '../flowers.client';

interface OrderedProjectsProps {
  readonly own: number;
  readonly eventDate: string | null;
  readonly chosen: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

const MOST = 40;

/** Which other projects are ordered for as well: rounded together, they need fewer bunches. */
export function OrderedProjects({ own, eventDate, chosen, onChange }: OrderedProjectsProps) {
  const { data } = useQuery({ queryKey: keys.projects, queryFn: allProjects });
  const away = (day: string | null) => (day && eventDate ? Math.abs(Date.parse(day) - Date.parse(eventDate)) : Number.MAX_SAFE_INTEGER);
  const others = (data ?? []).filter(({ id }) => id !== own).sort((a, b) => away(a.event_date) - away(b.event_date));
  return (
    <label className="fl-ordered-projects">
      <span>Order together with</span>
      <Select<number[]>
        mode="multiple"
        aria-label="Order together with"
        placeholder="other weddings of that week"
        maxCount={MOST - 1}
        optionFilterProp="label"
        value={chosen.filter((id) => id !== own)}
        options={others.map(({ id, name, event_date }) => ({ value: id, label: event_date ? `${name}, ${event_date}` : name }))}
        onChange={(ids) => onChange([own, ...ids])}
      />
    </label>
  );
}
