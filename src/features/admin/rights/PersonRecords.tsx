import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { rightName } from '@/lib/admin/rightsWords';
import { adminTexts, adminWord } from '@/admin-texts';
import { Checkbox } from '@/ui/admin/Checkbox';
import { cx } from '@/ui/cx';
import type { PersonData, PersonRecord } from './person';
import { PersonFields } from './PersonFields';

const t = adminTexts('rights');

interface PersonRecordsProps {
  data: PersonData;
  others: ReadonlySet<string>;
  setOthers: (others: ReadonlySet<string>) => void;
}

/** The lists in their order; one that is new comes last. */
const LISTS = ['enquiries', 'requests', 'testimonials', 'clients'];

function titleOf(list: string, { kind, created_at }: PersonRecord): string {
  const values = {
    right: rightName(String(kind)),
    moment: formatOfficeDateTime(String(created_at)),
  };
  return adminWord('rights', 'lists', list, values) ?? list;
}

/** What was found, each with a box to leave it out as somebody else's. */
export function PersonRecords({ data, others, setOthers }: PersonRecordsProps) {
  const found = [...new Set([...LISTS, ...Object.keys(data)])].flatMap((list) =>
    (data[list] ?? []).map((record) => ({ list, record })),
  );
  const none = found.length === 0;
  return (
    <>
      <p role="status" className={cx(!none && 'sr-only')}>
        {none ? t('records.none') : t('records.found')}
      </p>
      {found.map(({ list, record }) => (
        <article
          key={record.id}
          className={cx(
            'rounded border border-limestone-300 p-4',
            others.has(record.id) && 'opacity-60 print:hidden',
          )}
        >
          <div className="print:hidden">
            <Checkbox
              label={t('records.own')}
              checked={!others.has(record.id)}
              onChange={(event) => {
                const next = new Set(others);
                if (event.target.checked) next.delete(record.id);
                else next.add(record.id);
                setOthers(next);
              }}
            />
          </div>
          <h3 className="text-xl">{titleOf(list, record)}</h3>
          <PersonFields list={list} record={record} />
        </article>
      ))}
    </>
  );
}
