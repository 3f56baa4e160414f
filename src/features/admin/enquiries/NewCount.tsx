import { useQuery } from '@tanstack/react-query';
import { enquiries as t } from '@/admin-texts';
import { COUNT_LIMIT, newCountOptions } from './queries';

/** The number of new enquiries, in the menu; nothing where there are none. */
export function NewCount() {
  const { data: count = 0 } = useQuery(newCountOptions());
  if (count === 0) return null;
  return (
    <span className="relative ms-auto rounded-full bg-terracotta-600 px-2 text-sm font-semibold text-white">
      {count < COUNT_LIMIT ? count : `${COUNT_LIMIT - 1}+`}
      <span className="sr-only"> {t('newCount', { count })}</span>
    </span>
  );
}
