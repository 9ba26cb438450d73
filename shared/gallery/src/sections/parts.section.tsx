import { KanbanBoard, type KanbanColumn } from '@butterfly/parts-kit/board';
import { Calendar, type CalendarEntry } from '@butterfly/parts-kit/calendar';
import { BarChart, LineChart } from '@butterfly/parts-kit/charts';
import { ColorGrid, PhotoGrid } from '@butterfly/parts-kit/pictures';
import { PrintSheet } from '@butterfly/parts-kit/print';
import { QrCode } from '@butterfly/parts-kit/qr';
import { RichText, RichTextField, type RichTextDoc } from '@butterfly/parts-kit/rich-text';
import { SignatureField } from '@butterfly/parts-kit/signature';
import { useFormats } from '@butterfly/ui-kit';
import { useState } from 'react';
import { Part } from '../part';
import { moved, samplePhotos, sampleTasks, sampleTerms, sampleTrips, vans, type Task } from '../samples/sample-parts';

export function PartsSection() {
  return (
    <div className="gallery-grid">
      <Part name="KanbanBoard" wide>
        <Board />
      </Part>
      <Part name="Calendar, lanes" wide>
        <Vans />
      </Part>
      <Part name="Calendar, month" wide>
        <Calendar label="June" view="month" day="2027-06-12" entries={sampleTrips} onOpen={() => undefined} />
      </Part>
      <Part name="BarChart">
        <Booked />
      </Part>
      <Part name="LineChart">
        <Inquiries />
      </Part>
      <Part name="RichTextField">
        <Terms />
      </Part>
      <Part name="RichText">
        <RichText value={sampleTerms} />
      </Part>
      <Part name="SignatureField">
        <Signature />
      </Part>
      <Part name="QrCode">
        <QrCode text="https://butterfly.example/guests/7" label="Link to the guest list" />
      </Part>
      <Part name="ColorGrid">
        <Palette />
      </Part>
      <Part name="PhotoGrid" wide>
        <PhotoGrid label="Photographs" photos={samplePhotos} onOpen={() => undefined} />
      </Part>
      <Part name="PrintSheet" wide>
        <PrintSheet title="Packing list" meta="Okafor wedding, Glass House">
          <table>
            <thead>
              <tr>
                <th>What</th>
                <th>How many</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Tall vases</td>
                <td>12</td>
              </tr>
              <tr>
                <td>Candles</td>
                <td>60</td>
              </tr>
            </tbody>
          </table>
        </PrintSheet>
      </Part>
    </div>
  );
}

function Board() {
  const [columns, setColumns] = useState<readonly KanbanColumn<Task>[]>(sampleTasks);
  return (
    <KanbanBoard label="Tasks" columns={columns} onMove={(task, to) => setColumns(moved(columns, task, to))} onOpen={() => undefined}>
      {({ who }) => <span className="bf-soft">{who}</span>}
    </KanbanBoard>
  );
}

function Vans() {
  const [trips, setTrips] = useState<readonly CalendarEntry[]>(sampleTrips);
  return (
    <Calendar
      label="Vans"
      view="lanes"
      day="2027-06-07"
      lanes={vans}
      entries={trips}
      onOpen={() => undefined}
      onMove={({ id, lane, ...time }) =>
        setTrips((now) => now.map((trip) => (trip.id === id ? { ...trip, ...time, ...(lane !== null && { lane }) } : trip)))
      }
    />
  );
}

function Booked() {
  const { money } = useFormats();
  const rows = [
    ['Apr', 820_000, 240_000],
    ['May', 1_284_000, 410_000],
    ['Jun', 1_910_000, 180_000],
  ] as const;
  return (
    <BarChart
      label="Money by month"
      stacked
      format={money}
      series={[
        { key: 'booked', label: 'Booked', tone: 'eucalyptus' },
        { key: 'open', label: 'Open', tone: 'marigold' },
      ]}
      rows={rows.map(([label, booked, open]) => ({ label, values: { booked, open } }))}
    />
  );
}

function Inquiries() {
  const rows = [4, 7, 6, 11, 9, 14].map((count, at) => ({ label: `Week ${at + 1}`, values: { count } }));
  return <LineChart label="Inquiries by week" rows={rows} series={[{ key: 'count', label: 'Inquiries', tone: 'iris' }]} format={String} />;
}

function Terms() {
  const [terms, setTerms] = useState<RichTextDoc | null>(sampleTerms);
  return <RichTextField label="Terms" value={terms} onChange={setTerms} />;
}

function Signature() {
  const [png, setPng] = useState<string | null>(null);
  return <SignatureField label="Signature of the client" value={png} onChange={setPng} />;
}

function Palette() {
  const [picked, setPicked] = useState<readonly string[]>(['#f0a9b5']);
  const colors = [
    { hex: '#f0a9b5', name: 'Blush' },
    { hex: '#93c6a8', name: 'Eucalyptus' },
    { hex: '#e8b95f', name: 'Marigold' },
    { hex: '#ffffff', name: 'White' },
  ];
  return (
    <ColorGrid
      label="Palette"
      colors={colors}
      picked={picked}
      onPick={(hex) => setPicked(picked.includes(hex) ? picked.filter((one) => one !== hex) : [...picked, hex])}
    />
  );
}
