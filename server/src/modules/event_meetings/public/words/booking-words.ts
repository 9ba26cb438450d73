import type { BookingStatus, errors, LocationKind } from '@butterfly/contracts/event_meetings';

/** Refusals that a visitor may meet. */
export type Refusal = Extract<
  keyof typeof errors,
  | 'event_meetings.form_outdated'
  | 'event_meetings.may_not_book'
  | 'event_meetings.sent_already'
  | 'event_meetings.slot_taken'
  | 'event_meetings.too_late'
  | 'event_meetings.too_many_open'
>;

/** What the pages say on which visitors book, move and cancel. */
export interface BookingWords {
  /** "60 minutes, at the studio, with Anna". */
  readonly facts: (meeting: { readonly minutes: number; readonly where: string; readonly hosts: string }) => string;
  readonly locations: Readonly<Record<LocationKind, string>>;
  readonly statuses: Readonly<Record<BookingStatus, string>>;
  readonly times: {
    readonly eventDay: string;
    readonly eventDayHint: string;
    readonly zone: string;
    readonly show: string;
    readonly earlier: string;
    readonly later: string;
    readonly none: string;
    readonly day: string;
    readonly free: (count: number) => string;
    readonly on: (day: string) => string;
    readonly full: string;
    readonly talkFirst: (meeting: string) => string;
  };
  readonly guest: {
    readonly heading: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly needed: string;
    readonly choose: string;
    readonly noAnswer: string;
    readonly book: string;
    readonly ask: string;
  };
  readonly problems: {
    readonly missing: string;
    readonly empty: string;
    readonly email: string;
    readonly time: string;
    readonly other: string;
  };
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly done: {
    readonly booked: string;
    readonly asked: string;
    readonly bookedText: string;
    readonly askedText: string;
    readonly calendar: string;
    readonly change: string;
  };
  readonly manage: {
    readonly forWhom: (meeting: { readonly name: string; readonly hosts: string; readonly where: string }) => string;
    readonly otherTime: string;
    readonly cancel: string;
    readonly bookAnother: string;
    readonly move: string;
    readonly back: string;
    readonly cancelMine: string;
    readonly why: string;
  };
  readonly nowhere: {
    readonly page: string;
    readonly pageText: string;
    readonly link: string;
    readonly linkText: string;
  };
}
