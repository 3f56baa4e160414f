import { ANA, uuid } from './matrix';

const onlyAdmin = (answer: unknown) => ({ admin: answer });

/** The part of functionMatrix.ts about answering from inside. */
export const ANSWER_FUNCTIONS = {
  // Refused to an admin too, since no sender was seen.
  send_reply: {
    args: { reply: uuid(998), survey: ANA, subject: 'Cita', body: 'Hola', answers: true },
    answers: {},
  },
  retry_reply: { args: { reply: uuid(999) }, answers: onlyAdmin(false) },
  sent_replies: {
    args: { survey: ANA },
    answers: { visitor: null, editor: null, ...onlyAdmin({ sends: false, replies: [] }) },
  },
  note_mail_sender: { args: { sends: false }, answers: {} },
};
