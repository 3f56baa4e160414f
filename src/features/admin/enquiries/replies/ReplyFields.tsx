import { adminTexts } from '@/admin-texts';
import { TextArea } from '@/ui/admin/TextArea';
import { TextField } from '@/ui/admin/TextField';
import { FIELDS } from './fields';
import type { Reply } from './useReply';

const t = adminTexts('enquiries');

/** The fields of the template that the person who answers fills in. */
export function ReplyFields({ reply }: { reply: Reply }) {
  return reply.typedFields.map((name) => {
    const { label, typed: kind } = FIELDS[name];
    const field = {
      label,
      value: reply.typed[name] ?? '',
      onChange: (event: { target: { value: string } }) => reply.fill(name, event.target.value),
    };
    if (kind === 'lines') {
      return <TextArea key={name} {...field} rows={3} dir="auto" hint={t('replies.linesHint')} />;
    }
    return <TextField key={name} {...field} type={kind === 'time' ? 'datetime-local' : 'text'} />;
  });
}
