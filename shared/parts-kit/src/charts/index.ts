import type { Tone } from '@butterfly/ui-kit';
import { loadedLater } from '../lazy/loaded-later';

/** One value for each series at one place, by key of the series. */
export interface ChartRow {
  readonly label: string;
  readonly values: Readonly<Record<string, number>>;
}

export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly tone: Tone;
}

export interface ChartProps {
  /** What is shown, for the heading of the table that a screen reader reads. */
  readonly label: string;
  readonly rows: readonly ChartRow[];
  readonly series: readonly ChartSeries[];
  /** How a value is written: `(cents) => money(cents)`. */
  readonly format: (value: number) => string;
  /** In CSS pixels; default 240. */
  readonly height?: number;
  /** Puts the series of one place on top of each other. */
  readonly stacked?: boolean;
}

/**
 * Columns side by side or on top of each other.
 *
 * @example
 * <BarChart label="Booked by month" rows={[{ label: 'May', values: { booked: 1_284_000 } }]} series={[{ key: 'booked', label: 'Booked', tone: 'eucalyptus' }]} format={money} />
 */
export const BarChart = loadedLater<ChartProps>('chart', () => import('./bar-chart').then(({ BarChartView }) => BarChartView));

/**
 * Lines over time.
 *
 * @example <LineChart label="Inquiries by week" rows={weeks} series={[{ key: 'count', label: 'Inquiries', tone: 'iris' }]} format={String} />
 */
export const LineChart = loadedLater<ChartProps>('chart', () => import('./line-chart').then(({ LineChartView }) => LineChartView));
