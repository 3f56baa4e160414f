import { Link } from 'wouter';
import { whoOf } from '@/lib/admin/logLine';
import { Moment } from '@/lib/admin/Moment';
import { adminTexts } from '@/admin-texts';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { describeLine, type Line, targetOf } from './line';

const t = adminTexts('access-log');

/** Lines of the access log, newest first. */
export function LineTable({ lines }: { lines: Line[] }) {
  if (lines.length === 0) return <p className="rounded bg-white p-6">{t('none')}</p>;
  return (
    <div {...scrollRegion(t('accessLog.title'))} className="overflow-x-auto">
      <table className="w-full border-collapse bg-white [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2 [&_th]:text-start [&_th]:text-sm">
        <thead>
          <tr className="border-b border-limestone-300">
            <th scope="col" className="whitespace-nowrap max-sm:hidden">
              {t('table.number')}
            </th>
            <th scope="col" className="max-sm:hidden">
              {t('table.when')}
            </th>
            <th scope="col" className="max-sm:hidden">
              {t('table.who')}
            </th>
            <th scope="col">{t('table.what')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.seq} className="border-b border-limestone-200 align-top">
              <td className="whitespace-nowrap max-sm:hidden">{line.seq}</td>
              <td className="max-sm:hidden">
                <Moment at={line.at} />
              </td>
              <td className="[overflow-wrap:normal] max-sm:hidden">
                <bdi>{whoOf(line)}</bdi>
              </td>
              <td className="[overflow-wrap:anywhere]">
                <What line={line} />
                <p className="text-sm text-ink-700 sm:hidden">
                  <Moment at={line.at} /> · <bdi>{whoOf(line)}</bdi>
                </p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function What({ line }: { line: Line }) {
  const target = targetOf(line);
  const text = describeLine(line);
  return target ? (
    <Link className="underline" to={target}>
      {text}
    </Link>
  ) : (
    text
  );
}
