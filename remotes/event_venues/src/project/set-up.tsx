import type { PlacingChanges, ProjectVenue } from '@butterfly/contracts/event_venues';
import { useAction } from '@butterfly/plugin-sdk/react';
import { BlurInput } from '@butterfly/record-kit/fields';
import { api, keys } from '../event_venues.client';

const nothingYet = { setup_minutes: 0, crew: 2, note: '' };

/** Work of setting up and who does it, and what is to be remembered for the next time. */
export function SetUp({ place: { project_id: projectId, placing } }: { place: ProjectVenue }) {
  const now = placing ?? nothingYet;
  const save = useAction<PlacingChanges, unknown>({
    run: (changes) => api.placeProject({ params: { projectId: String(projectId) }, body: changes }),
    invalidates: [keys.projects, keys.venues],
  });
  const number = (text: string, least: number) => {
    const count = Number(text.replace(',', '.'));
    return text !== '' && Number.isFinite(count) && count >= least ? count : null;
  };
  const saveNumber = (text: string, least: number, changesOf: (count: number) => PlacingChanges) => {
    const count = number(text, least);
    if (count === null) return `Give a number from ${least} up`;
    save.go(changesOf(count));
  };
  return (
    <dl className="ev-setup">
      <dt>Set-up, hours of work</dt>
      <dd>
        <BlurInput
          label="Set-up, hours of work"
          inputMode="decimal"
          value={String(Math.round((now.setup_minutes / 60) * 100) / 100)}
          onSave={(text) => saveNumber(text, 0, (hours) => ({ setup_minutes: Math.round(hours * 60) }))}
        />
      </dd>
      <dt>People who set up</dt>
      <dd>
        <BlurInput
          label="People who set up"
          inputMode="numeric"
          value={String(now.crew)}
          onSave={(text) => saveNumber(text, 1, (crew) => ({ crew: Math.round(crew) }))}
        />
      </dd>
      <dt>To remember</dt>
      <dd>
        <BlurInput
          label="To remember"
          value={now.note}
          maxLength={2_000}
          placeholder="What went wrong, what helped"
          onSave={(note) => save.go({ note })}
        />
      </dd>
    </dl>
  );
}
