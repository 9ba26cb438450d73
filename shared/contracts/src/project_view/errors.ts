import type { ErrorCatalogue } from '../core';

export const errors = {
  'project_view.wrong_lane': { status: 400, message: 'Entries of the event day have a time; all others have a day. Nothing was changed.' },
  'project_view.timeline_full': { status: 409, message: 'A project holds at most {limit} entries. Remove some first; nothing was added.' },
  'project_view.dependency_cycle': { status: 409, message: 'These entries would wait for each other. Nothing was changed.' },
  'project_view.project_archived': { status: 409, message: 'This project is in the archive. Take it out before you move its date.' },
} as const satisfies ErrorCatalogue;
