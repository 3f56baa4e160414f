import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { copied } from '@/lib/admin/copied';
import { enquiries as t } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { useFirm } from '@/lib/liveFirm';
import { adminPath } from '@/site/adminPaths';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { Problem } from '@/ui/admin/Button';
import { ChipButton } from '../ChipButton';
import type { Enquiry } from '../enquiry';
import { fieldValues, fillIn } from '@/lib/admin/replies/fields';
import { templatesOptions } from '@/lib/admin/replies/queries';
import type { ReplyTemplate } from '@/lib/admin/replies/template';

const isLetter = ({ kind }: ReplyTemplate) => kind === 'engagement';

/** Copies a letter of engagement in the client's language, with what is known of the client filled in. */
export function EngagementLetters({ enquiry }: { enquiry: Enquiry }) {
  const { data: templates } = useQuery(templatesOptions());
  const [phone = ''] = useFirm().phones;
  const [said, say] = useState<{ notice?: string; problem?: string }>({});
  const letters = templates?.filter(isLetter) ?? [];
  if (letters.length === 0) return null;

  async function copy({ name, texts }: ReplyTemplate) {
    const { language } = enquiry;
    const written = texts[language] ? language : SOURCE_LANGUAGE;
    say({});
    const letter = fillIn(texts[written], fieldValues(enquiry, {}, written, phone));
    say(
      (await copied(letter))
        ? { notice: t('replies.letterCopied', { name }) }
        : { problem: t('replies.copyRefused') },
    );
  }

  return (
    <>
      {letters.map((letter) => (
        <ChipButton key={letter.id} onClick={() => void copy(letter)}>
          <FileSignature aria-hidden="true" className="me-1 inline size-4" />
          {t('replies.copyLetter', { name: letter.name })}
        </ChipButton>
      ))}
      <p role="status" className="basis-full text-sm empty:hidden">
        {said.notice}
      </p>
      <Problem className="basis-full text-sm">{said.problem}</Problem>
    </>
  );
}

/** Where a letter of engagement is written, as long as there is none to copy. */
export function LetterHint() {
  const { data: templates } = useQuery(templatesOptions());
  if (!templates || templates.some(isLetter)) return null;
  return (
    <p className="text-sm text-ink-700">
      <AdminText
        of="enquiries"
        text="replies.letterHint"
        elements={{
          templates: (
            <Link to={adminPath('enquiries', { view: 'templates' })} className="underline" />
          ),
        }}
      />
    </p>
  );
}
