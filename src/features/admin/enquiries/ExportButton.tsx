import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/failureText';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { Button } from '@/ui/admin/Button';
import { csvHead, csvRow } from './csv';
import { allEnquiries } from './queries';
import { useEnquiryFilter } from './useEnquiryFilter';

const t = adminTexts('enquiries');

/** Downloads all pages of the filtered list as a CSV file. */
export function ExportButton() {
  const { filter } = useEnquiryFilter();
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState('');
  const [running, setRunning] = useState<AbortController>();

  async function run() {
    const stop = new AbortController();
    setRunning(stop);
    setProblem('');
    setAnnouncement(t('export.preparing'));
    try {
      const parts = [csvHead()];
      for await (const enquiries of allEnquiries(filter, stop.signal)) {
        parts.push(...enquiries.map(csvRow));
        setAnnouncement(t('export.preparingCount', { number: parts.length - 1 }));
      }
      downloadFile(
        `consultas-${toOfficeDay(new Date())}.csv`,
        new Blob(parts, { type: 'text/csv;charset=utf-8' }),
      );
      setAnnouncement(t('export.done', { count: parts.length - 1 }));
    } catch (error) {
      setAnnouncement('');
      if (!stop.signal.aborted) setProblem(t('export.failed', { reason: failureText(error) }));
    } finally {
      setRunning(undefined);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm empty:absolute">
        {announcement}
      </p>
      <Problem className="text-sm">{problem}</Problem>
      {running ? (
        <Button onClick={() => running.abort()}>{t('stop')}</Button>
      ) : (
        <Button onClick={() => void run()}>
          <Download aria-hidden="true" className="size-5" />
          {t('export.button')}
        </Button>
      )}
    </div>
  );
}
