import type { Entry, Template, TimelineProject } from '@butterfly/contracts/project_view';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { lockTimeline, templateKeysOf, type EntryDraft } from '../entries/repository';
import type { EntryService } from '../entries/service';
import { timelineTemplates, type TemplateEntry, type TimelineTemplate } from './templates.data';

export function templateList(): Template[] {
  return timelineTemplates.map(({ id, title, description, lane, entries }) => ({ id, title, description, lane, entries: entries.length }));
}

/** Adds what the project does not have of a template yet; applying it again adds nothing. */
export async function applyTemplate(
  db: Db,
  { project, templateId, entries }: { project: TimelineProject; templateId: string; entries: EntryService },
): Promise<Entry[]> {
  const template = timelineTemplates.find(({ id }) => id === templateId);
  if (!template) throw new AppError('invalid_input', { fields: { template_id: ['is not a template'] } });
  await lockTimeline(db, project.id);
  const present = await templateKeysOf(db, project.id);
  const missing = template.entries.filter(({ key }) => !present.has(keyIn(template, key)));
  await entries.add(db, {
    project,
    drafts: missing.map((entry) => ({ draft: draftOf(template, entry), after: (entry.after ?? []).map((key) => keyIn(template, key)) })),
  });
  return entries.list(db, project);
}

const keyIn = ({ id }: TimelineTemplate, key: string): string => `${id}.${key}`;

function draftOf(template: TimelineTemplate, { key, title, when, length, is_milestone, audience = 'team' }: TemplateEntry): EntryDraft {
  return {
    lane: template.lane,
    title,
    when,
    length: length ?? (template.lane === 'event_day' ? 30 : 1),
    is_milestone: is_milestone ?? false,
    audience,
    place: '',
    responsible_id: null,
    responsible_text: '',
    note: '',
    template_key: keyIn(template, key),
  };
}
