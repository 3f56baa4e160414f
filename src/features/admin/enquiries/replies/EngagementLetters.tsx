import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { copied } from '@/lib/admin/copied';
import { enquiries as t } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ChipButton } from '../ChipButton';
import type { Enquiry } from '../enquiry';
import { fieldValues, fillIn } from '@/lib/admin/replies/fields';
import { templatesOptions } from '@/lib/admin/replies/queries';
import type { ReplyTemplate } from '@/lib/admin/replies/template';

interface EngagementLettersProps {
  enquiry: Enquiry;
  /** Says what came of it. */
  say: (said: { notice?: string; problem?: string }) => void;
}

/** Copies a letter of engagement in the client's language, with what is known of the client filled in. */
export function EngagementLetters({ enquiry, say }: EngagementLettersProps) {
  const { data: templates = [] } = useQuery(templatesOptions());
  const [phone = ''] = useFirm().phones;

  async function copy({ name, texts }: ReplyTemplate) {
    const { language } = enquiry;
    const written = texts[language] ? language : SOURCE_LANGUAGE;
    const letter = fillIn(texts[written], fieldValues(enquiry, {}, written, phone));
    say(
      (await copied(letter))
        ? { notice: t('replies.letterCopied', { name }) }
        : { problem: t('replies.copyRefused') },
    );
  }

  return templates
    .filter(({ kind }) => kind === 'engagement')
    .map((letter) => (
      <ChipButton key={letter.id} onClick={() => void copy(letter)}>
        <FileSignature aria-hidden="true" className="me-1 inline size-4" />
        {t('replies.copyLetter', { name: letter.name })}
      </ChipButton>
    ));
}
