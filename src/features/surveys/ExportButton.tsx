import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '@/lib/failureText';
import { officeDay } from '@/lib/officeTime';
import { buttonClass } from '@/ui/button';
import { csvHead, csvRow } from './csv';
import { filterFrom } from './filter';
import { allSurveys } from './queries';

/** Saves all pages of the list as it is filtered, for a spreadsheet. */
export function ExportButton() {
  const [params] = useSearchParams();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const [running, setRunning] = useState<AbortController>();

  async function run() {
    const stop = new AbortController();
    setRunning(stop);
    setProblem('');
    setSaid('Preparando…');
    try {
      const parts = [csvHead()];
      for await (const surveys of allSurveys(filterFrom(params), stop.signal)) {
        parts.push(...surveys.map(csvRow));
        setSaid(`Preparando… ${parts.length - 1}`);
      }
      save(parts);
      setSaid(
        parts.length === 2 ? '1 consulta guardada.' : `${parts.length - 1} consultas guardadas.`,
      );
    } catch (error) {
      setSaid('');
      if (!stop.signal.aborted) setProblem(`No se ha podido exportar. ${failureText(error)}`);
    } finally {
      setRunning(undefined);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm empty:absolute">
        {said}
      </p>
      <p role="alert" className="text-sm font-semibold text-terracotta-700 empty:hidden">
        {problem}
      </p>
      {running ? (
        <button type="button" className={buttonClass('secondary')} onClick={() => running.abort()}>
          Parar
        </button>
      ) : (
        <button type="button" className={buttonClass('secondary')} onClick={() => void run()}>
          <Download aria-hidden="true" className="size-5" />
          Exportar CSV
        </button>
      )}
    </div>
  );
}

function save(parts: string[]) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  link.download = `consultas-${officeDay(new Date())}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
}
