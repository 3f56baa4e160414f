import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/failures';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { enquiries as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/Button';
import { csvOf } from './csv';
import type { EnquiryFilter } from './filter';
import { allEnquiries } from './queries';

/** Downloads all pages of the filtered list as a CSV file. */
export function ExportButton({ filter }: { filter: EnquiryFilter }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const enquiries = await allEnquiries(filter);
      const file = new Blob([csvOf(enquiries)], { type: 'text/csv;charset=utf-8' });
      downloadFile(`consultas-${toOfficeDay(new Date())}.csv`, file);
      return enquiries.length;
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm empty:absolute">
        {isPending && t('common.preparing')}
        {data !== undefined && t('export.done', { count: data })}
      </p>
      <Problem className="text-sm">
        {error && t('export.failed', { reason: failureText(error) })}
      </Problem>
      <Button unavailable={isPending} onClick={() => mutate()}>
        <Download aria-hidden="true" className="size-5" />
        {t('export.button')}
      </Button>
    </div>
  );
}
