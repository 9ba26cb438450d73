import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartFrame, flat, look } from './chart-frame';
import type { ChartProps } from './index';

export function BarChartView(props: ChartProps) {
  const { rows, series, format, stacked = false } = props;
  return (
    <ChartFrame {...props}>
      <BarChart data={flat(rows)} accessibilityLayer={false}>
        <CartesianGrid {...look.grid} />
        <XAxis dataKey="label" {...look.axis} />
        <YAxis tickFormatter={(value: number) => format(value)} width="auto" {...look.axis} />
        <Tooltip {...look.box} formatter={(value) => format(Number(value))} />
        {series.map(({ key, label, tone }) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            fill={`var(--bf-${tone})`}
            radius={stacked ? 0 : [4, 4, 0, 0]}
            isAnimationActive={false}
            {...(stacked && { stackId: 'all' })}
          />
        ))}
      </BarChart>
    </ChartFrame>
  );
}
