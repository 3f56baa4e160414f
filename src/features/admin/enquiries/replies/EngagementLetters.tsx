import { useQuery } from '@tanstack/react-query';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminTexts } from '@/lib/admin/texts';
import { AdminText } from '@/lib/admin/texts/AdminText';
import { useFirm } from '@/lib/liveFirm';
import { adminPath } from '@/site/adminPaths';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { buttonClass } from '@/ui/button';
import { Problem } from '@/ui/admin/Problem';
import type { Enquiry } from '../enquiry';
import { fieldValues, fillIn } from './fields';
import { templatesOptions } from './queries';
import type { ReplyTemplate } from './template';

const t = adminTexts('enquiries');

/** Copies a letter of engagement in the client's language, with what is known of the client filled in. */
export function EngagementLetters({ enquiry }: { enquiry: Enquiry }) {
  const { data: templates } = useQuery(templatesOptions());
  const [phone = ''] = useFirm().phones;
  const [notice, setNotice] = useState('');
  const [problem, setProblem] = useState('');
  if (!templates) return null;
  const letters = templates.filter(({ kind }) => kind === 'engagement');

  async function copy({ name, texts }: ReplyTemplate) {
    const { language } = enquiry;
    const written = texts[language] ? language : SOURCE_LANGUAGE;
    setNotice('');
    setProblem('');
    try {
      await navigator.clipboard.writeText(
        fillIn(texts[written], fieldValues(enquiry, {}, written, phone)),
      );
      setNotice(t('replies.letterCopied', { name }));
    } catch {
      setProblem(t('replies.copyRefused'));
    }
  }

  return (
    <section aria-label={t('replies.letter')} className="grid gap-2">
      {letters.length === 0 ? (
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
      ) : (
        <div className="flex flex-wrap gap-2">
          {letters.map((letter) => (
            <button
              key={letter.id}
              type="button"
              className={buttonClass('secondary', 'px-4')}
              onClick={() => void copy(letter)}
            >
              <FileSignature aria-hidden="true" className="size-4" />
              {t('replies.copyLetter', { name: letter.name })}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="text-sm empty:hidden">
        {notice}
      </p>
      <Problem className="text-sm">{problem}</Problem>
    </section>
  );
}
