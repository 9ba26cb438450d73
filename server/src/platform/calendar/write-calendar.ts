import { zoneRules } from './zone-rules';

/** When something is: whole days, or moments; with `tz` by the clock of a zone, which a series needs over a change of the clocks. */
export type CalendarTime =
  | { readonly kind: 'days'; readonly from: string /** The last one, included. */; readonly to: string }
  | { readonly kind: 'moments'; readonly from: string; readonly until: string }
  | { readonly kind: 'clock'; readonly from: string; readonly until: string; readonly tz: string };

/** One entry of a calendar file. */
export interface CalendarItem {
  /** Stays when the entry is moved or called off; calendars change what they have by it. */
  readonly uid: string;
  readonly sequence: number;
  readonly time: CalendarTime;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly url?: string;
  readonly status: 'CANCELLED' | 'CONFIRMED' | 'TENTATIVE';
  readonly isFree?: boolean;
  readonly rrule?: string;
  /** In the form of `time`: days, or clock times `2027-06-12T09:00`. */
  readonly except?: readonly string[];
  /** Of one of a series: which of its times it stands for, in the form of `time`. */
  readonly replaces?: string;
  readonly organizer?: { readonly name: string; readonly email: string };
  readonly attendees?: readonly { readonly name: string; readonly email: string; readonly status: string }[];
}

interface CalendarFile {
  readonly name: string;
  readonly product: string;
  readonly method: 'CANCEL' | 'PUBLISH' | 'REQUEST';
  readonly stamp: Date;
  readonly items: readonly CalendarItem[];
}

/**
 * A calendar file (RFC 5545). Nothing that somebody wrote begins a line of its own; lines are folded.
 *
 * @example writeCalendar({ name: 'Fern & Thistle', product: 'Meetings', method: 'PUBLISH', stamp: now, items: [item] })
 */
export function writeCalendar({ name, product, method, stamp, items }: CalendarFile): string {
  const zones = new Map<string, number[]>();
  for (const { time } of items)
    if (time.kind === 'clock') zones.set(time.tz, [...(zones.get(time.tz) ?? []), Date.parse(`${time.from}:00Z`)]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Butterfly//${product}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `X-WR-CALNAME:${text(name)}`,
    ...[...zones].flatMap(([tz, times]) => zoneRules(tz, Math.min(...times))),
    ...items.flatMap((item) => entry(item, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function entry(item: CalendarItem, stamp: Date): string[] {
  const { time } = item;
  return [
    'BEGIN:VEVENT',
    `UID:${line(item.uid)}`,
    `SEQUENCE:${item.sequence}`,
    `DTSTAMP:${moment(stamp.toISOString())}`,
    ...(item.replaces === undefined ? [] : [`RECURRENCE-ID${at(time, item.replaces)}`]),
    `DTSTART${at(time, time.from)}`,
    `DTEND${at(time, time.kind === 'days' ? dayAfter(time.to) : time.until)}`,
    ...(item.rrule === undefined ? [] : [`RRULE:${line(item.rrule)}`]),
    ...(item.except ?? []).map((one) => `EXDATE${at(time, one)}`),
    `SUMMARY:${text(item.summary)}`,
    ...(item.description ? [`DESCRIPTION:${text(item.description)}`] : []),
    ...(item.location ? [`LOCATION:${text(item.location)}`] : []),
    ...(item.url ? [`URL:${line(item.url)}`] : []),
    ...(item.organizer ? [`ORGANIZER;CN=${quoted(item.organizer.name)}:mailto:${line(item.organizer.email)}`] : []),
    ...(item.attendees ?? []).map(
      ({ name, email, status }) => `ATTENDEE;CN=${quoted(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${status};RSVP=TRUE:mailto:${line(email)}`,
    ),
    `STATUS:${item.status}`,
    ...(item.isFree ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

function at(time: CalendarTime, value: string): string {
  if (time.kind === 'days') return `;VALUE=DATE:${value.replace(/-/g, '')}`;
  if (time.kind === 'clock') return `;TZID=${time.tz}:${value.replace(/[-:]/g, '')}00`;
  return `:${moment(value)}`;
}

/** @example moment('2027-06-12T13:00:00.000Z') // '20270612T130000Z' */
const moment = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

// eslint-disable-next-line no-control-regex -- these are the characters that are taken out
const line = (value: string): string => value.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
const text = (value: string): string => line(value).replace(/[\\;,]/g, (character) => `\\${character}`);
const quoted = (value: string): string => `"${line(value).replace(/"/g, '')}"`;

const MOST_OCTETS = 75;

/** At most 75 octets a line, no character cut in two. */
function folded(value: string): string {
  if (Buffer.byteLength(value) <= MOST_OCTETS) return value;
  const parts: string[] = [];
  let part = '';
  let room = MOST_OCTETS;
  for (const character of value) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      parts.push(part);
      [part, room] = ['', MOST_OCTETS - 1];
    }
    part += character;
    room -= size;
  }
  return [...parts, part].join('\r\n ');
}
