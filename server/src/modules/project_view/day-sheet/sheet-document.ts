import { clock } from '@butterfly/contracts/project_view/labels';
import type { Entry } from '@butterfly/contracts/project_view';
import type { Content, TableCell } from 'pdfmake';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';
import type { DaySheet } from './day-sheet';

const INK = '#26221f';
const FAINT = '#7d756d';
const HAIRLINE = '#ddd6cd';
const ACCENT = '#6a5acd';

/** The page as pdfmake wants it; the entries are those of the audience, in their order. */
export function document({ project, entries, people, business, audience }: DaySheet): DocumentDefinition {
  const name = (entry: Entry) => people.find(({ id }) => id === entry.responsible_id)?.name ?? entry.responsible_text;
  return {
    info: { title: `${project.name} – run of the day`, author: business.name },
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { color: INK },
    footer: (page, pages) => ({
      margin: [48, 16, 48, 0],
      columns: [
        { text: business.name, color: FAINT, fontSize: 8 },
        { text: `${page} / ${pages}`, alignment: 'right', color: FAINT, fontSize: 8 },
      ],
    }),
    content: [
      { text: AUDIENCES[audience], color: ACCENT, fontSize: 8, bold: true, characterSpacing: 0.6 },
      { text: project.name, font: 'Fraunces', fontSize: 22, lineHeight: 1.1, margin: [0, 4, 0, 6] },
      { text: facts(project, business.locale), color: FAINT, margin: [0, 0, 0, 18] },
      entries.length > 0 ? table(entries, name) : { text: 'Nothing is planned for this day yet.', color: FAINT },
    ],
  };
}

const AUDIENCES = {
  all: 'RUN OF THE DAY',
  team: 'RUN OF THE DAY FOR THE TEAM',
  client: 'RUN OF THE DAY FOR THE CLIENT',
  vendor: 'RUN OF THE DAY FOR VENDORS',
} as const;

function facts({ event_date, start_time, venue_text, guest_count }: DaySheet['project'], locale: string): string {
  const day =
    event_date && new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${event_date}T00:00:00Z`));
  const guests = guest_count === null ? null : `${guest_count} guests`;
  return [day, start_time && `begins at ${start_time}`, venue_text, guests].filter(Boolean).join('  ·  ');
}

function table(entries: readonly Entry[], name: (entry: Entry) => string): Content {
  return {
    layout: {
      hLineWidth: (line) => (line === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => HAIRLINE,
      paddingTop: () => 6,
      paddingBottom: () => 6,
      paddingLeft: () => 0,
      paddingRight: () => 10,
    },
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [64, '*', 120, 96],
      body: [['Time', 'What', 'Where', 'Who'].map(heading), ...entries.map((entry) => row(entry, name(entry)))],
    },
  };
}

const heading = (text: string): TableCell => ({ text, color: FAINT, fontSize: 8 });

function row(entry: Entry, who: string): TableCell[] {
  const what: Content[] = [{ text: entry.title, bold: entry.is_milestone }];
  if (entry.note) what.push({ text: entry.note, color: FAINT, fontSize: 8.5 });
  return [{ text: times(entry), bold: true }, { stack: what }, { text: entry.place }, { text: who }];
}

function times({ minute, length, is_milestone }: Entry): string {
  if (minute === null) return '–';
  return is_milestone ? clock(minute) : `${clock(minute)}–${clock(minute + length)}`;
}
