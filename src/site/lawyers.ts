import { firm, type Lawyer } from './firm.ts';

/** The lawyer of the firm with an id; undefined for somebody who has left it. */
export function lawyerOf(id: string | undefined): Lawyer | undefined {
  return firm.lawyers.find((lawyer) => lawyer.id === id);
}
