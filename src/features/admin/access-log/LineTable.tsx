import { Link } from 'react-router-dom';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { describeLine, type Line, targetOf, whoOf } from './line';

/** Lines of the access log, newest first. */
export function LineTable({ lines }: { lines: Line[] }) {
  if (lines.length === 0) return <p className="rounded bg-white p-6">Nada todavía.</p>;
  return (
    <div {...scrollRegion('Registro de accesos')} className="overflow-x-auto">
      <table className="w-full border-collapse bg-white [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2 [&_th]:text-start [&_th]:text-sm">
        <thead>
          <tr className="border-b border-limestone-300">
            <th scope="col">N.º</th>
            <th scope="col">Cuándo</th>
            <th scope="col">Quién</th>
            <th scope="col">Qué</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.seq} className="border-b border-limestone-200 align-top">
              <td>{line.seq}</td>
              <td className="whitespace-nowrap">{formatOfficeDateTime(line.at)}</td>
              <td>
                <bdi>{whoOf(line)}</bdi>
              </td>
              <td className="[overflow-wrap:anywhere]">
                <What line={line} />
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
