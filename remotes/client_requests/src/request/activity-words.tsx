import type { ComponentProps } from 'react';
import type { TimelineList } from '@butterfly/record-kit/activity';

const WORDS: Readonly<Record<string, string>> = {
  created: 'Written down',
  acknowledged: 'Seen',
  in_progress: 'Taken up',
  waiting_client: 'It is the client’s turn',
  replied: 'The client was answered',
  client_answered: 'The client has answered',
  quoted: 'The client was told the price',
  approved: 'The price was approved',
  applied: 'Applied to the proposal',
  declined: 'Declined',
  closed: 'Closed',
  reopened: 'Reopened',
  rated: 'Rated by the client',
  late_allowed: 'Let come after the last day for changes',
  merged: 'Merged into another request',
  merged_here: 'Another request was merged into this one',
};

const FIELDS: Readonly<Record<string, string>> = {
  assignee_id: 'Looked after by',
  due_at: 'Due',
  items: 'What is wanted',
  wanted_date: 'Wanted day',
  body: 'Text',
};

type Source = ComponentProps<typeof TimelineList>['source'];

/** What the lines of the timeline say. */
export const tellers: NonNullable<Source['tellers']> = Object.fromEntries(
  Object.entries(WORDS).map(([kind, words]) => [kind, { Text: () => <>{words}</> }]),
);

export const activityLabels: ComponentProps<typeof TimelineList>['labels'] = {
  label: (name) => FIELDS[name] ?? name.replaceAll('_', ' '),
  value: (_name, of) => {
    if (of === null || of === '') return '–';
    return typeof of === 'object' ? 'changed' : String(of);
  },
  memberName: () => undefined,
};
