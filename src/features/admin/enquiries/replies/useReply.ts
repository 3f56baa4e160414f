import { useState } from 'react';
import { useDrafts } from '@/lib/admin/drafts';
import { z } from '@/lib/admin/zod';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import type { Enquiry } from '../enquiry';
import {
  fieldsIn,
  fieldValues,
  fillIn,
  FIELDS,
  isField,
  TYPED,
  type TypedName,
  typedFieldsIn,
} from '@/lib/admin/replies/fields';
import { GREETINGS } from '@/lib/admin/replies/greetings';
import { draftReply, type ReplyTemplate } from '@/lib/admin/replies/template';

/** The reply in both languages once one was changed, and what has changed it last. */
const editedSchema = z.object({
  text: z.string(),
  meaning: z.string(),
  changed: z.enum(['text', 'meaning', 'machine']).optional(),
});
type Edited = z.infer<typeof editedSchema>;

const draftSchema = z.object({
  template: z.string().optional(),
  typed: z.partialRecord(z.enum(TYPED), z.string()),
  edited: editedSchema.optional(),
});
type Draft = z.infer<typeof draftSchema>;

const SIGNER = 'reply_signer';
const RECENT = 'reply_templates';

/** The reply to an enquiry and its meaning in Spanish, kept as a draft of its author. */
export function useReply(enquiry: Enquiry, templates: readonly ReplyTemplate[]) {
  const drafts = useDrafts();
  const [phone = ''] = useFirm().phones;
  const name = `reply_${enquiry.id}`;
  const [signer] = useState(
    () => z.string().safeParse(drafts.read(SIGNER)).data ?? firm.lawyers[0].name,
  );
  const [recent] = useState(() => z.array(z.string()).safeParse(drafts.read(RECENT)).data ?? []);
  const [draft, setDraft] = useState<Draft>(
    () => draftSchema.safeParse(drafts.read(name)).data ?? { typed: {} },
  );
  const [replaced, setReplaced] = useState<Draft>();

  const template = templates.find(({ id }) => id === draft.template);
  const typed = { quien: signer, ...draft.typed };
  const { language } = enquiry;
  const original = {
    text: draft.edited?.text ?? draftReply(language, template),
    meaning: draft.edited?.meaning ?? draftReply(SOURCE_LANGUAGE, template),
  };
  const text = fillIn(original.text, fieldValues(enquiry, typed, language, phone));
  const meaning = fillIn(original.meaning, fieldValues(enquiry, typed, SOURCE_LANGUAGE, phone));

  function keep(next: Draft) {
    setDraft(next);
    drafts.write(name, next);
  }

  return {
    template,
    text,
    meaning,
    typed,
    /** The fields that the template asks for; they may have been filled in already. */
    typedFields: typedFieldsIn(original.text),
    /** The labels of fields that still have no value. */
    missing: fieldsIn(text).map((field) => (isField(field) ? FIELDS[field] : field)),
    /** Whether it has only the greeting and the thanks, which answer nothing. */
    isBare: !template && !draft.edited,
    /** Undefined as long as both are the template's. */
    changed: draft.edited?.changed,
    /** Takes a template; a reply that was changed by hand can be brought back. */
    choose(id: string) {
      if (draft.edited) setReplaced(draft);
      if (id) drafts.write(RECENT, [id, ...recent.filter((other) => other !== id)].slice(0, 3));
      keep({ typed: draft.typed, ...(id && { template: id }) });
    },
    /** With the templates that this person has chosen last at the beginning. */
    recentFirst: (list: readonly ReplyTemplate[]) => [
      ...new Set([...recent.flatMap((id) => list.filter((each) => each.id === id)), ...list]),
    ],
    bringBack:
      replaced &&
      (() => {
        keep(replaced);
        setReplaced(undefined);
      }),
    fill(field: TypedName, value: string) {
      if (field === 'quien') drafts.write(SIGNER, value);
      keep({ ...draft, typed: { ...draft.typed, [field]: value } });
    },
    edit(part: Partial<Edited> & Pick<Edited, 'changed'>) {
      if (part.changed === 'machine') setReplaced(draft);
      keep({ ...draft, edited: { text, meaning, ...part } });
    },
    /** Adds a paragraph before the closing, to both. */
    insert: (paragraphIn: (language: Language) => string) => {
      const into = (whole: string, code: Language) => {
        const at = whole.lastIndexOf(`\n\n${GREETINGS[code].closing}`);
        const end = at < 0 ? whole.length : at;
        return `${whole.slice(0, end)}\n\n${paragraphIn(code)}${whole.slice(end)}`;
      };
      keep({
        ...draft,
        edited: {
          ...draft.edited,
          text: into(original.text, language),
          meaning: into(original.meaning, SOURCE_LANGUAGE),
        },
      });
    },
    /** A letter in the client's language, else in the firm's, with what is known of the client. */
    letter({ texts }: ReplyTemplate) {
      const written = texts[language] ? language : SOURCE_LANGUAGE;
      return fillIn(texts[written], fieldValues(enquiry, {}, written, phone));
    },
    discard: () => drafts.remove(name),
    /** Begins anew once it is sent. */
    reset: () => {
      drafts.remove(name);
      setDraft({ typed: {} });
    },
  };
}

export type Reply = ReturnType<typeof useReply>;
