import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';
import type { ChartProps } from './index';
import './charts.css';

/** A drawing with the same figures as a table for whoever does not see it, and a legend that names what it is coloured by. */
export function ChartFrame({ label, rows, series, format, height = 240, children }: ChartProps & { readonly children: ReactElement }) {
  return (
    <figure className="bf-chart">
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={height}>
          {children}
        </ResponsiveContainer>
      </div>
      <ul className="bf-chart-legend" aria-hidden="true">
        {series.map(({ key, label: name, tone }) => (
          <li key={key} data-tone={tone}>
            {name}
          </li>
        ))}
      </ul>
      <table className="bf-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {series.map(({ key }) => (
                <td key={key}>{format(row.values[key] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Rows as the library reads them. */
export function flat(rows: ChartProps['rows']): Record<string, number | string>[] {
  return rows.map(({ label, values }) => ({ ...values, label }));
}

/** What axes, grid and the box under the pointer look like in both themes. */
export const look = {
  grid: { stroke: 'var(--bf-hairline)', vertical: false },
  axis: { tickLine: false, axisLine: false, tick: { fill: 'var(--bf-text-soft)', fontSize: 12 } },
  box: {
    contentStyle: { background: 'var(--bf-raised)', border: '1px solid var(--bf-hairline)', borderRadius: 8, color: 'var(--bf-text)' },
    cursor: { fill: 'color-mix(in srgb, var(--bf-text) 6%, transparent)', stroke: 'var(--bf-hairline-strong)' },
  },
} as const;
