import type { Audience, EntryTime, Lane } from '@butterfly/contracts/project_view';

export interface TemplateEntry {
  /** Unique in its template; the project remembers it as `<template>.<key>`. */
  readonly key: string;
  readonly title: string;
  readonly when: EntryTime;
  readonly length?: number;
  readonly is_milestone?: true;
  readonly audience?: Audience;
  /** Keys of the same template. */
  readonly after?: readonly string[];
}

export interface TimelineTemplate {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly lane: Lane;
  readonly entries: readonly TemplateEntry[];
}

const days = (offset_days: number): EntryTime => ({ anchor: 'event_date', offset_days });
const minutes = (offset_minutes: number): EntryTime => ({ anchor: 'event_start', offset_minutes });

/** What experienced studios do and when: counts a month before, order and balance three weeks, flowers three days. */
export const timelineTemplates: readonly TimelineTemplate[] = [
  {
    id: 'planning_wedding',
    title: 'Wedding, twelve months',
    description: 'From the first consultation to the final walk-through.',
    lane: 'planning',
    entries: [
      { key: 'consultation', title: 'Design consultation', when: days(-330), audience: 'client' },
      { key: 'proposal', title: 'Proposal sent', when: days(-300), is_milestone: true, after: ['consultation'] },
      {
        key: 'contract',
        title: 'Contract signed and deposit paid',
        when: days(-270),
        is_milestone: true,
        audience: 'client',
        after: ['proposal'],
      },
      { key: 'moodboard', title: 'Moodboard agreed', when: days(-210), length: 14, audience: 'client', after: ['contract'] },
      { key: 'venue_visit', title: 'Venue visit with measurements', when: days(-120) },
      { key: 'recipes', title: 'Recipes and quantities written', when: days(-75), length: 10, after: ['moodboard'] },
      { key: 'counts', title: 'Final counts asked', when: days(-30), audience: 'client' },
      { key: 'revision', title: 'Revision to the client', when: days(-28), audience: 'client', after: ['counts'] },
      { key: 'balance', title: 'Balance due', when: days(-21), is_milestone: true, audience: 'client', after: ['revision'] },
      { key: 'walk_through', title: 'Final walk-through with the venue', when: days(-14), audience: 'all' },
    ],
  },
  {
    id: 'production_week',
    title: 'Production, Saturday event',
    description: 'Order, pull, hydrate, make, deliver, strike, return.',
    lane: 'production',
    entries: [
      { key: 'order', title: 'Wholesale order placed', when: days(-21), is_milestone: true },
      { key: 'hard_goods', title: 'Hard goods pulled and cleaned', when: days(-4) },
      { key: 'received', title: 'Flowers received, cut and hydrated', when: days(-3), after: ['order'] },
      { key: 'vases', title: 'Vase work and bridesmaid bouquets', when: days(-2), after: ['received', 'hard_goods'] },
      { key: 'bouquet', title: 'Bridal bouquet and boutonnières', when: days(-1), after: ['received'] },
      { key: 'load', title: 'Load the van', when: days(-1), after: ['vases', 'bouquet'] },
      { key: 'install', title: 'Deliver and install', when: days(0), is_milestone: true, after: ['load'] },
      { key: 'strike', title: 'Strike', when: days(1), after: ['install'] },
      { key: 'returns', title: 'Returns checked in', when: days(2), after: ['strike'] },
      { key: 'review', title: 'Review asked for', when: days(7), audience: 'client' },
    ],
  },
  {
    id: 'event_day_wedding',
    title: 'Wedding day',
    description: 'The florist’s run of the day around the ceremony.',
    lane: 'event_day',
    entries: [
      { key: 'leave', title: 'Van leaves the studio', when: minutes(-420), length: 60 },
      { key: 'personal', title: 'Bouquets and boutonnières to the couple', when: minutes(-300), length: 30, audience: 'all' },
      { key: 'ceremony_install', title: 'Install the ceremony', when: minutes(-270), length: 120, audience: 'vendor', after: ['leave'] },
      { key: 'reception_install', title: 'Install the reception', when: minutes(-150), length: 105, audience: 'vendor' },
      {
        key: 'photos',
        title: 'Room ready for photographs',
        when: minutes(-45),
        length: 15,
        is_milestone: true,
        audience: 'all',
        after: ['ceremony_install', 'reception_install'],
      },
      { key: 'ceremony', title: 'Ceremony', when: minutes(0), length: 30, is_milestone: true, audience: 'all' },
      {
        key: 'move',
        title: 'Ceremony flowers move to the reception',
        when: minutes(35),
        length: 25,
        audience: 'vendor',
        after: ['ceremony'],
      },
      { key: 'strike', title: 'Strike and load out', when: minutes(390), length: 90, audience: 'vendor' },
    ],
  },
  {
    id: 'event_day_other',
    title: 'Event day',
    description: 'Delivery, install, event, strike.',
    lane: 'event_day',
    entries: [
      { key: 'leave', title: 'Van leaves the studio', when: minutes(-300), length: 60 },
      { key: 'install', title: 'Install', when: minutes(-240), length: 180, audience: 'vendor', after: ['leave'] },
      { key: 'ready', title: 'Room ready', when: minutes(-45), length: 15, is_milestone: true, audience: 'all', after: ['install'] },
      { key: 'event', title: 'Event begins', when: minutes(0), length: 30, is_milestone: true, audience: 'all' },
      { key: 'strike', title: 'Strike and load out', when: minutes(300), length: 90, audience: 'vendor' },
    ],
  },
];
