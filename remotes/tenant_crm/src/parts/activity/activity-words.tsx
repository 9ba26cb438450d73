import type { Activity } from '@butterfly/contracts/tenant_crm';
import { StatusDot } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { useStages } from '../use-stages';
import { useChoices } from '../use-settings';

interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What a line of the timeline says. `field` gives the label and the words of a value. */
export interface FieldWords {
  label(name: string): string;
  value(name: string, of: unknown): string;
}

const statusWords: Readonly<Record<string, string>> = { new: 'New', contacted: 'Contacted', qualified: 'Qualified', converted: 'Converted', lost: 'Lost' };

const plain: Readonly<Partial<Record<Activity['kind'], string>>> = {
  created: 'Created', archived: 'Put into the archive', unarchived: 'Taken out of the archive', deleted: 'Deleted', restored: 'Brought back', merged: 'Merged with a duplicate',
  consent: 'Consent changed', linked: 'Person added', unlinked: 'Person taken away',
};

export function ActivityWords({ activity, words }: { activity: Activity; words: FieldWords }) {
  const { stageOf } = useStages();
  const reasons = useChoices('lost_reasons');
  const { kind, details } = activity;
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : '');
  if (kind === 'stage') {
    const to = stageOf(Number(details['to_stage_id']));
    return <>Moved to {to ? <StatusDot tone={to.color}>{to.name}</StatusDot> : 'a stage that was deleted since'}</>;
  }
  if (kind === 'changed') return <Changes changes={changesOf(details['changes'])} words={words} />;
  if (kind === 'status') return <>{statusWords[text('to')] ?? text('to')}{text('reason') && `: ${reasons.label(text('reason'))}`}</>;
  if (kind === 'converted') return <>{details['project_id'] ? 'Became a project' : `Came from the lead “${text('lead_title')}”`}</>;
  if (kind === 'note_added' || kind === 'note_removed') return <>{kind === 'note_added' ? 'Note' : 'Note deleted'}: {text('words')}</>;
  if (kind === 'file_added' || kind === 'file_removed') return <>{kind === 'file_added' ? 'File added' : 'File removed'}: {text('name')}</>;
  return <>{plain[kind] ?? kind}</>;
}

function Changes({ changes, words }: { changes: readonly Change[]; words: FieldWords }) {
  const lines: ReactNode[] = changes.map(({ field, from, to }) => (
    <span key={field} className="crm-change">{words.label(field)}: <s>{words.value(field, from)}</s> <span aria-label="became">→</span> {words.value(field, to)}</span>
  ));
  return <>{lines}</>;
}

function changesOf(value: unknown): readonly Change[] {
  return Array.isArray(value) ? value.filter((one): one is Change => typeof one === 'object' && one !== null && 'field' in one) : [];
}
