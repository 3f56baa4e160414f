import { BackendError } from '@/lib/errors';

/** An answer in another form. @throws {BackendError} 'malformed' if that cannot be made of it. */
export function shaped<Answer, Data>(answer: Answer, shape: (answer: Answer) => Data): Data {
  try {
    return shape(answer);
  } catch (cause) {
    if (cause instanceof BackendError) throw cause;
    throw new BackendError('malformed', String(cause), { cause });
  }
}
