import { z } from '@/lib/admin/zod';

const recordSchema = z.looseObject({ id: z.string() });

/** What person_data() returns: lists of records, each with what the database has of the person. */
export const personSchema = z.record(z.string(), z.array(recordSchema));

export type PersonRecord = z.infer<typeof recordSchema>;
export type PersonData = z.infer<typeof personSchema>;

/** The data without what belongs to somebody else. */
export const withoutOthers = (data: PersonData, others: readonly string[]): PersonData =>
  Object.fromEntries(
    Object.entries(data).map(([list, records]) => [
      list,
      records.filter(({ id }) => !others.includes(id)),
    ]),
  );
