import { expect } from 'vitest';
import { forAll } from './forAll';
import { ANA, uuid } from './matrix';

const onlyAdmin = (answer: unknown) => ({ admin: answer });

/** The part of functionMatrix.ts about answering from inside and documents of clients. */
export const ANSWER_FUNCTIONS = {
  // Nothing without the token of a link.
  open_document_link: { args: { token: 'none' }, answers: forAll(null) },
  add_document_part: {
    args: { token: 'none', document: uuid(997), name: 'x', part: 0, parts: 1, content: 'JVBERi0x' },
    answers: forAll(null),
  },

  send_reply: {
    args: { reply: uuid(998), survey: ANA, subject: 'Cita', body: 'Hola', answers: true },
    answers: onlyAdmin(uuid(998)),
  },
  retry_reply: { args: { reply: uuid(999) }, answers: onlyAdmin(false) },
  sent_replies: {
    args: { survey: ANA },
    answers: { visitor: null, editor: null, ...onlyAdmin({ sends: true, replies: [] }) },
  },
  new_document_link: {
    args: { survey: ANA, days: 14 },
    answers: onlyAdmin(expect.stringMatching(/^[0-9a-f]{64}$/)),
  },
  revoke_document_link: { args: { link: uuid(999) }, answers: onlyAdmin(null) },
  documents_of_survey: {
    args: { survey: ANA },
    answers: { visitor: null, editor: null, ...onlyAdmin({ documents: [], links: [] }) },
  },
  read_document_part: { args: { document: uuid(999), part: 0 }, answers: onlyAdmin(null) },
  remove_document: { args: { document: uuid(999) }, answers: onlyAdmin(false) },
  archived_part: { args: { name: 'none' }, answers: onlyAdmin(null) },

  // The project's own key.
  note_mail_sender: { args: { sends: false }, answers: {} },
  document_to_scan: { answers: {} },
  record_scan: { args: { document: uuid(999), infected: false }, answers: {} },
};
