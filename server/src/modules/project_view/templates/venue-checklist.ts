import type { Platform } from '../../../platform/platform';
import type { VenueChecklist } from '../../event_venues/ports';
import { lockTimeline, templateKeysOf, type EntryDraft } from '../entries/repository';
import type { EntryService } from '../entries/service';
import { timelineProject } from '../projects';

type ListedEntry = Parameters<VenueChecklist['addEntries']>[1]['entries'][number];

/** What a venue asks for, on the timeline of the project: each thing once, for the team. */
export const venueChecklist = ({ platform, entries }: { platform: Pick<Platform, 'api'>; entries: EntryService }): VenueChecklist => ({
  addEntries: async (db, { projectId, entries: asked }) => {
    const project = await timelineProject(db, { api: platform.api, id: projectId });
    await lockTimeline(db, project.id);
    const present = await templateKeysOf(db, project.id);
    const missing = asked.map(draftOf).filter(({ template_key: key }) => key !== null && !present.has(key));
    await entries.add(db, { project, drafts: missing.map((draft) => ({ draft, after: [] })) });
    return missing.length;
  },
});

const draftOf = ({ key, title, note, lane, when }: ListedEntry): EntryDraft => ({
  lane,
  title,
  when,
  note,
  length: 1,
  is_milestone: lane === 'event_day',
  audience: 'team',
  place: '',
  responsible_id: null,
  responsible_text: '',
  template_key: `event_venues.${key}`,
});
