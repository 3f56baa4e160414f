import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { hintOf } from '@/lib/errors';
import { buttonClass } from '@/ui/button';
import { Problem } from '@/ui/admin/Problem';
import { unavailable } from '@/ui/admin/unavailable';
import type { Enquiry } from '../enquiry';
import { enquiriesKeys } from '../queries';
import { GREETINGS } from './greetings';
import { sendReply } from './queries';

/** The same limit as the database's. */
const MAX_LENGTH = 10_000;

interface SendReplyProps {
  enquiry: Enquiry;
  text: string;
  template: string | undefined;
  /** Whether the text only promises an answer, which leaves the enquiry new. */
  announced: boolean;
  /** Does something unless fields of the text are empty. */
  whenComplete: (action: () => void) => void;
  onSent: () => void;
}

/** Sends the reply from the firm's own mail. In sight as long as a part of the reply is. */
export function SendReply(props: SendReplyProps) {
  const { enquiry, text, template, announced, whenComplete, onSent } = props;
  const client = useQueryClient();
  const [notice, setNotice] = useState('');
  // A press whose answer was lost is repeated under its own key, unless the text has changed.
  const last = useRef({ text: '', key: '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (answers: boolean) => {
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
      const { key } = last.current;
      const sent = await sendReply({
        reply: key,
        survey: enquiry.id,
        subject: GREETINGS[enquiry.language].subject,
        body: text,
        answers,
        ...(template && { template }),
      });
      return sent === key;
    },
    onSuccess: (isNew) => {
      setNotice(isNew ? 'Respuesta en cola.' : 'Ya se había enviado este mismo texto.');
      onSent();
    },
    onSettled: () => client.invalidateQueries({ queryKey: enquiriesKeys.all }),
  });
  const isNew = enquiry.status === 'new';
  const isTooLong = text.length > MAX_LENGTH;
  const button = (answers: boolean, label: string, isMain: boolean) => (
    <button
      type="button"
      className={buttonClass(isMain ? 'primary' : 'secondary')}
      {...unavailable(isPending || isTooLong)}
      onClick={() => {
        setNotice('');
        whenComplete(() => mutate(answers));
      }}
    >
      {isMain && <Send aria-hidden="true" className="size-5" />}
      {label}
    </button>
  );
  return (
    <div className="sticky bottom-0 z-10 grid gap-1 bg-white py-2">
      <div className="flex flex-wrap gap-2">
        {isNew && button(true, 'Enviar y dar por contestada', !announced)}
        {button(false, isNew ? 'Enviar y dejarla como nueva' : 'Enviar', announced || !isNew)}
      </div>
      <p className="text-sm text-ink-700">
        Sale del correo del despacho a <bdi dir="ltr">{enquiry.email}</bdi>.
      </p>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {notice}
      </p>
      <Problem className="text-sm">
        {isTooLong && `El texto pasa de ${MAX_LENGTH} caracteres.`}
        {error &&
          `No se ha enviado; el texto sigue aquí. ${hintOf(error) === 'no_sender' ? 'El servidor no envía correo ahora: use otro medio.' : failureText(error)}`}
      </Problem>
    </div>
  );
}
