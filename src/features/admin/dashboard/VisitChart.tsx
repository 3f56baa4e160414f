import {
  Area,
  AreaChart,
  CartesianGrid,
  Legend,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { palette } from '@/styles/palette';
import { type Counter, dayLabel, type DayVisits, shortDay, startsWeek } from './visits';

interface VisitChartProps {
  days: readonly DayVisits[];
  web: Counter;
  blog: Counter;
}

const { brass, ink, limestone, sea, terracotta } = palette;
const WEB = { stroke: ink[700], fill: sea[300] };
const BLOG = { stroke: terracotta[600], fill: brass[300] };

/** A chart of the daily visits, with a line at each Monday. The table below it has the same figures. */
export function VisitChart({ days, web, blog }: VisitChartProps) {
  const shape = { type: 'monotone', fillOpacity: 0.35, strokeWidth: 2 } as const;
  return (
    <ResponsiveContainer width="100%" height={260}>
      <AreaChart data={[...days]} margin={{ top: 8, right: 12, bottom: 0, left: -12 }}>
        <CartesianGrid vertical={false} stroke={limestone[200]} />
        {days
          .filter(({ day }) => startsWeek(day))
          .map(({ day }) => (
            <ReferenceLine key={day} x={day} stroke={limestone[300]} />
          ))}
        <XAxis dataKey="day" tickFormatter={shortDay} minTickGap={24} tick={{ fill: ink[800] }} />
        <YAxis allowDecimals={false} width={52} tick={{ fill: ink[800] }} />
        <Tooltip labelFormatter={(day) => dayLabel(day as string)} />
        <Legend itemSorter={null} />
        <Area name="Web" dataKey={web} {...shape} {...WEB} isAnimationActive={false} />
        <Area
          name="Blog"
          dataKey={blog}
          {...shape}
          {...BLOG}
          strokeDasharray="6 3"
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}
