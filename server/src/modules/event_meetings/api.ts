import type { Db } from '../../platform/db/db';

/** A kind of meeting that visitors may book. */
export interface BookableMeeting {
  readonly name: string;
  readonly slug: string;
  /** Of this host, such as `/schedule/fern-thistle.consultation`. */
  readonly path: string;
}

/** What other modules may ask of meetings. Runs in the caller's transaction and so in its tenant. */
export interface EventMeetingsApi {
  /** Kinds of meetings that visitors may book now, the longest first. */
  bookable(db: Db): Promise<BookableMeeting[]>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    event_meetings: EventMeetingsApi;
  }
}
