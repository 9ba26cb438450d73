import type { Db } from '../../platform/db/db';

/** Time of a member that is taken elsewhere: a calendar, a task that was marked as busy. */
export interface BusyTime {
  readonly member_id: number;
  /** In milliseconds. */
  readonly from: number;
  readonly until: number;
  /** What the team reads where a time is not offered; visitors never do. */
  readonly label: string;
}

/** Who knows what members do beside meetings. */
export interface BusyTimes {
  between(db: Db, span: { readonly memberIds: readonly number[]; readonly from: string; readonly until: string }): Promise<BusyTime[]>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'event_meetings.busy': BusyTimes;
  }
}
