import type { Project, ProjectPatch } from '@butterfly/contracts/tenant_crm';
import { useFormats, type Formats } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { eventTypes } from '../model/event-types';
import { useOwners } from '../parts/use-owners';
import type { Conflict } from './project-conflict';

interface ConflictPanelProps {
  readonly conflict: Conflict;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const labels: Readonly<Record<keyof ProjectPatch, string>> = {
  name: 'Name', event_type: 'Kind of event', event_date: 'Event date', event_end_date: 'Last day', start_time: 'Begins', end_time: 'Ends', venue_text: 'Venue',
  guest_count: 'Guests', budget_cents: 'Budget', probability_bps: 'Probability', tags: 'Tags', owner_id: 'Taken care of by',
};

/** Two people changed the project at once: both versions side by side, and the person chooses. */
export function ConflictPanel({ conflict, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const formats = useFormats();
  const owners = useOwners();
  const names = Object.keys(conflict.mine) as (keyof ProjectPatch)[];
  const words = (source: ProjectPatch | Project, name: keyof ProjectPatch) => wordsOf({ source, name, formats, ownerName: (id) => owners.find((owner) => owner.id === id)?.name });
  return (
    <section className="crm-conflict" role="alert" aria-labelledby="conflict-title">
      <h2 id="conflict-title">Somebody else saved this project in the meantime</h2>
      <p>Your change is not saved yet, and nothing was overwritten. Which one shall stay?</p>
      <table>
        <thead><tr><td /><th scope="col">Yours</th><th scope="col">Saved</th></tr></thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}><th scope="row">{labels[name]}</th><td>{words(conflict.mine, name)}</td><td>{words(conflict.theirs, name)}</td></tr>
          ))}
        </tbody>
      </table>
      <div className="crm-form-actions">
        <Button type="primary" onClick={onKeepMine}>Save mine</Button>
        <Button onClick={onTakeTheirs}>Keep what is saved</Button>
      </div>
    </section>
  );
}

interface Words {
  readonly source: ProjectPatch | Project;
  readonly name: keyof ProjectPatch;
  readonly formats: Formats;
  readonly ownerName: (id: number) => string | undefined;
}

function wordsOf({ source, name, formats, ownerName }: Words): string {
  const value = source[name];
  if (value === null || value === undefined || value === '') return '–';
  if (name === 'budget_cents') return formats.money(Number(value));
  if (name === 'event_type') return eventTypes[value as keyof typeof eventTypes];
  if (name === 'event_date' || name === 'event_end_date') return formats.day(String(value));
  if (name === 'owner_id') return ownerName(Number(value)) ?? `Member ${String(value)}`;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
