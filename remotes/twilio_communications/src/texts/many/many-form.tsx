import { OPT_OUT_LINE, type ManyRequest } from '@butterfly/contracts/twilio_communications';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Input, Select } from 'antd';
import { wallTime } from '@butterfly/ui-kit/wall-time';
import { Segments } from '../thread/segments';

type Filter = ManyRequest['filter'];
const KINDS = [
  { value: '', label: 'Everybody' },
  { value: 'person', label: 'Clients' },
  { value: 'couple_member', label: 'Couples' },
  { value: 'planner', label: 'Planners' },
  { value: 'vendor', label: 'Vendors' },
];
const PROJECTS = [
  { value: '', label: 'With or without a project' },
  { value: 'with', label: 'With a project' },
  { value: 'without', label: 'Without a project' },
];

/** Whom, what and when. What is left empty does not narrow the choice. */
export function ManyForm({ request, onChange }: { request: ManyRequest; onChange: (request: ManyRequest) => void }) {
  const { tenant } = usePlugin();
  const { search, tag, kind, project } = request.filter;
  const set = (name: keyof Filter) => (value: string) => {
    const { [name]: _before, ...others } = request.filter;
    onChange({ ...request, filter: value === '' ? others : { ...others, [name]: value } });
  };
  const zone = tenant.tz.replace(/^.*\//, '').replace(/_/g, ' ');
  return (
    <form className="tw-form" onSubmit={(event) => event.preventDefault()}>
      <div className="tw-many-filter" role="group" aria-label="Who gets it">
        <Select aria-label="Kind of contact" value={kind ?? ''} options={KINDS} onChange={set('kind')} />
        <Select aria-label="Project" value={project ?? ''} options={PROJECTS} onChange={set('project')} />
        <Input aria-label="Tag" placeholder="Tag" maxLength={60} value={tag ?? ''} onChange={({ target }) => set('tag')(target.value)} />
        <Input
          aria-label="Name or words"
          placeholder="Name or words"
          maxLength={120}
          value={search ?? ''}
          onChange={({ target }) => set('search')(target.value)}
        />
      </div>
      <label>
        Text
        <Input.TextArea
          rows={4}
          maxLength={1_500}
          placeholder="Dear {name}, …"
          value={request.body}
          onChange={({ target }) => onChange({ ...request, body: target.value })}
        />
      </label>
      <p className="bf-soft">
        {'{name}'} is the first name of each, {'{business}'} yours. “{OPT_OUT_LINE}” is added.
      </p>
      <Segments body={request.body.trim() && `${request.body.trim()}\n${OPT_OUT_LINE}`} />
      <label>
        Date and time in {zone}; empty: now
        <Input
          type="datetime-local"
          min={wallTime(tenant.tz)}
          value={request.send_at ?? ''}
          onChange={({ target }) => onChange({ ...request, send_at: target.value || null })}
        />
      </label>
    </form>
  );
}
