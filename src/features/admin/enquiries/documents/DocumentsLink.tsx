import { useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { buttonClass } from '@/ui/button';
import { documentsOptions } from './queries';

export const DOCUMENTS_ID = 'enquiry-documents';

/** Leads from the head of an enquiry to the documents that its client has sent, if there are any. */
export function DocumentsLink({ id }: { id: string }) {
  const count = useQuery(documentsOptions(id)).data?.documents.length ?? 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      onClick={() => document.getElementById(DOCUMENTS_ID)?.focus()}
    >
      {count === 1 ? '1 documento' : `${count} documentos`}
      <ArrowDown aria-hidden="true" className="size-4" />
    </button>
  );
}
