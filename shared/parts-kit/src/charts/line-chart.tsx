import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartFrame, flat, look } from './chart-frame';
import type { ChartProps } from './index';

export function LineChartView(props: ChartProps) {
  const { rows, series, format } = props;
  return (
    <ChartFrame {...props}>
      <LineChart data={flat(rows)} accessibilityLayer={false}>
        <CartesianGrid {...look.grid} />
        <XAxis dataKey="label" {...look.axis} />
        <YAxis tickFormatter={(value: number) => format(value)} width="auto" {...look.axis} />
        <Tooltip {...look.box} formatter={(value) => format(Number(value))} />
        {series.map(({ key, label, tone }) => (
          <Line key={key} dataKey={key} name={label} stroke={`var(--bf-${tone})`} strokeWidth={2} dot={false} isAnimationActive={false} />
        ))}
      </LineChart>
    </ChartFrame>
  );
}
