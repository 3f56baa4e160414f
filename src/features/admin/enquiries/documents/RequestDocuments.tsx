import { FileInput } from 'lucide-react';
import { failureText } from '@/lib/admin/failureText';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import type { Enquiry } from '../enquiry';
import { enquiriesKeys } from '../queries';
import { makeLink } from './queries';
import { requestIn } from './request';

const t = adminTexts('enquiries');

interface RequestDocumentsProps {
  enquiry: Enquiry;
  /** Takes the paragraph with the link, in the client's language and in Spanish. */
  onInsert: (paragraph: { text: string; meaning: string }) => void;
}

/** Adds a link to send documents to the reply. */
export function RequestDocuments({ enquiry: { id, language }, onInsert }: RequestDocumentsProps) {
  const { mutate, error, isPending } = useSaving(
    () => makeLink(id, language),
    enquiriesKeys.all,
    (url) => onInsert({ text: requestIn(language, url), meaning: requestIn(SOURCE_LANGUAGE, url) }),
  );
  return (
    <>
      <Button
        variant="quiet"
        className="justify-self-start"
        unavailable={isPending}
        onClick={() => mutate()}
      >
        <FileInput aria-hidden="true" className="size-4" />
        {t('documents.request')}
      </Button>
      <Problem className="text-sm">
        {error && t('documents.requestFailed', { reason: failureText(error) })}
      </Problem>
    </>
  );
}
