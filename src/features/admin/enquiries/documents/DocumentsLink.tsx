import { useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { documentsOptions } from './queries';

const t = adminTexts('enquiries');

export const DOCUMENTS_ID = 'enquiry-documents';

/** Leads from the head of an enquiry to the documents that its client has sent, if there are any. */
export function DocumentsLink({ id }: { id: string }) {
  const count = useQuery(documentsOptions(id)).data?.documents.length ?? 0;
  if (count === 0) return null;
  return (
    <Button variant="quiet" onClick={() => document.getElementById(DOCUMENTS_ID)?.focus()}>
      {t('documents.count', { count })}
      <ArrowDown aria-hidden="true" className="size-4" />
    </Button>
  );
}
