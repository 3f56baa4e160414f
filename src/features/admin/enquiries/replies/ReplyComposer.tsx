import { enquiries as t } from '@/admin-texts';
import { Button, Problem, SelectField, TextArea, TextField } from '@/ui/admin/controls';
import { useQuery } from '@tanstack/react-query';
import { Copy, FileInput, FileSignature } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { ActionButton, failureText } from '@/lib/admin/requests';
import { copied } from '@/lib/admin/copied';
import { languageName } from '@/lib/admin/format';
import { FIELDS, typedFieldsIn } from '@/lib/admin/replies/fields';
import type { Enquiry, ReplyChannel } from '../enquiry';
import { makeLink, requestIn } from '../documents/queries';
import { AnsweredQuestion } from './AnsweredQuestion';
import { sentRepliesOptions, useRecording } from './queries';
import { ReplyTexts } from './ReplyTexts';
import { ReplyWays } from './ReplyWays';
import { SentReplies } from './SentReplies';
import { answersIn } from '@/lib/admin/replies/template';
import { templatesOptions } from '@/lib/admin/replies/queries';
import { useReply, type Reply } from './useReply';
import { ChipButton } from '../ChipButton';

/** Writes the reply to an enquiry, from a template or freely, and opens the client's channel. */
export function ReplyComposer({ enquiry }: { enquiry: Enquiry }) {
  const record = useRecording(enquiry.id);
  const { data: templates = [], error } = useQuery(templatesOptions());
  const reply = useReply(enquiry, templates);
  const [opened, setOpened] = useState<ReplyChannel>();
  const [said, say] = useState<{ notice?: string; problem?: string }>({});
  const { id, language } = enquiry;
  const { data: sent, isPending, error: unread } = useQuery(sentRepliesOptions(id));
  const sends = sent?.sends === true && enquiry.email !== null;
  const offered = templates.filter(answersIn(language));
  const promises = typedFieldsIn(reply.template?.texts[language] ?? '').includes('plazo');

  async function copy(done: string, text = reply.text, problem = t('common.copyByHand')) {
    say((await copied(text)) ? { notice: done } : { problem });
  }

  /** Does something unless fields are empty, which get named. */
  function whenComplete(action: () => void): boolean {
    const fields = reply.missing.join(', ').toLowerCase();
    say(fields ? { problem: t('replies.unfilled', { fields }) } : {});
    if (!fields) action();
    return !fields;
  }

  function onOpen(via: ReplyChannel, event: MouseEvent<HTMLAnchorElement>) {
    const open = () => {
      setOpened(via);
      record(via, via === 'call' ? undefined : reply.template?.id);
      if (via !== 'call' && !event.currentTarget.href.includes('&body=')) {
        void copy(t('replies.pasteText'));
      }
    };
    if (via === 'call') {
      say({});
      open();
    } else if (!whenComplete(open)) event.preventDefault();
  }

  return (
    // On a phone the row of buttons is in sight beside the reply alone, unless it asks something.
    <section
      aria-labelledby="reply"
      className={opened ? 'contents' : 'contents max-sm:flex max-sm:flex-col max-sm:gap-3'}
    >
      <h3 id="reply" className="text-xl">
        {t('replies.title')}
      </h3>
      {sent && <SentReplies replies={sent.replies} language={language} />}
      <Problem>{unread && t('replies.sentFailed', { reason: failureText(unread) })}</Problem>
      <div className="flex flex-wrap gap-2">
        {offered.length > 0 && (
          <div role="group" aria-label={t('replies.quick')} className="contents">
            {reply
              .recentFirst(offered)
              .slice(0, 3)
              .map(({ id: value, name }) => (
                <ChipButton
                  key={value}
                  pressed={value === reply.template?.id}
                  onClick={() => reply.choose(value)}
                >
                  {name}
                </ChipButton>
              ))}
          </div>
        )}
        {templates
          .filter(({ kind }) => kind === 'engagement')
          .map((letter) => (
            <ChipButton
              key={letter.id}
              onClick={() =>
                void copy(
                  t('replies.letterCopied', { name: letter.name }),
                  reply.letter(letter),
                  t('replies.copyRefused'),
                )
              }
            >
              <FileSignature className="me-1 inline size-4" />
              {t('replies.copyLetter', { name: letter.name })}
            </ChipButton>
          ))}
      </div>
      <SelectField
        label={t('fields.template')}
        value={reply.template?.id ?? ''}
        onChange={(event) => reply.choose(event.target.value)}
        options={[
          ['', t('replies.noTemplate')],
          ...offered.map(({ id: value, name }) => [value, name] as const),
        ]}
      />
      {error && (
        <Problem className="text-sm">
          {t('replies.templatesFailed', { reason: failureText(error) })}
        </Problem>
      )}
      {templates.some(({ kind, texts }) => kind === 'reply' && !texts[language]) && (
        <p className="text-sm text-ink-700">
          {t('replies.untranslated', { language: languageName(language) })}
        </p>
      )}
      {reply.bringBack && (
        <Button variant="quiet" className="self-start" onClick={reply.bringBack}>
          {t('replies.bringBack')}
        </Button>
      )}
      <ReplyFields reply={reply} />
      <ReplyTexts reply={reply} language={language} whenComplete={whenComplete} />
      <div className="flex flex-wrap gap-x-3">
        <Button
          icon={Copy}
          variant="quiet"
          className="self-start"
          onClick={() => whenComplete(() => void copy(t('common.textCopied')))}
        >
          {t('common.copyText')}
        </Button>
        <ActionButton
          icon={FileInput}
          variant="quiet"
          action={() => makeLink(id, language)}
          onDone={(url) => reply.insert((code) => requestIn(code, url))}
          failed={(failure) => t('documents.requestFailed', { reason: failureText(failure) })}
        >
          {t('documents.request')}
        </ActionButton>
      </div>
      {/* In sight wherever a larger screen shows the enquiry, with what is missing and the question that stops the clock. */}
      <div className="sticky bottom-0 -mx-4 grid gap-2 border-t border-limestone-300 bg-white px-4 py-2 sm:-mx-5 sm:px-5">
        <p role="status" className="text-sm empty:hidden">
          {said.notice}
        </p>
        <Problem>{said.problem}</Problem>
        {opened && enquiry.status === 'new' && (
          <AnsweredQuestion
            id={id}
            via={opened}
            announced={opened !== 'call' && promises}
            onAnswered={reply.discard}
            onClose={() => setOpened(undefined)}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          {/* Not before it is known which they are: one would be pressed for another. */}
          {!isPending && (
            <ReplyWays
              {...{ enquiry, reply, sends, onOpen }}
              announced={promises}
              whenSendable={(action) =>
                reply.isBare ? say({ problem: t('replies.bare') }) : whenComplete(action)
              }
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** The fields of the template that the person who answers fills in. */
function ReplyFields({ reply }: { reply: Reply }) {
  return reply.typedFields.map((name) => {
    const field = {
      label: FIELDS[name],
      value: reply.typed[name] ?? '',
      onChange: (event: { target: { value: string } }) => reply.fill(name, event.target.value),
    };
    if (name === 'documentos' || name === 'detalle')
      return <TextArea key={name} {...field} rows={3} dir="auto" hint={t('replies.linesHint')} />;
    return <TextField key={name} {...field} type={name === 'quien' ? 'text' : 'datetime-local'} />;
  });
}
