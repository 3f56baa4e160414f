import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { holidaysOptions } from '@/features/admin/holidays/queries';
import { HoursPanel } from '@/features/public/contact/HoursPanel';
import { WeekTable } from '@/features/public/contact/WeekTable';
import { FirmDetails } from '@/features/public/footer/FirmDetails';
import { firmFactsOptions } from '@/lib/liveFirm';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { createQueryClient } from '@/lib/queryClient';
import type { Day } from '@/site/dates';
import type { FirmFacts, PublicFacts } from '@/site/firmFacts';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { SiteInLanguage } from './SiteInLanguage';

function fill(client: QueryClient, facts: FirmFacts, closedDays: readonly Day[]): QueryClient {
  const shown: PublicFacts = { ...facts, closed_days: closedDays };
  client.setQueryData(firmFactsOptions().queryKey, shown);
  return client;
}

/** The firm's facts, saved or not, with the closed days, in the public site's own components. */
export function FirmPreview({ facts }: { facts: FirmFacts }) {
  // Of its own, so that the components read these facts and not the saved ones.
  const { data: holidays } = useQuery(holidaysOptions(toOfficeDay(new Date())));
  const closedDays = useMemo(() => holidays?.map(({ day }) => day) ?? [], [holidays]);
  const [client] = useState(() => fill(createQueryClient(), facts, closedDays));
  useEffect(() => void fill(client, facts, closedDays), [client, facts, closedDays]);
  return (
    <QueryClientProvider client={client}>
      <SiteInLanguage language={SOURCE_LANGUAGE} namespaces={['contact']}>
        <div className="grid gap-4">
          <HoursPanel>
            <WeekTable />
          </HoursPanel>
          <div className="site-footer on-dark rounded-2xl bg-ink-950 p-6 text-limestone-100 sm:p-8">
            <FirmDetails />
          </div>
        </div>
      </SiteInLanguage>
    </QueryClientProvider>
  );
}
