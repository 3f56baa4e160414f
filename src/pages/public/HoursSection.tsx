import { HoursPanel, HoursSummary } from '@/features/public/contact/HoursPanel';
import { WeekTable } from '@/features/public/contact/WeekTable';

export function HoursSection() {
  return (
    <HoursPanel>
      <div className="sm:hidden">
        <HoursSummary />
      </div>
      <div className="max-sm:hidden">
        <WeekTable />
      </div>
    </HoursPanel>
  );
}
