import { FIELDS, labelWithin } from '../fields';
import type { PostFieldName } from '../schema';

/** A save of a post. */
export interface Version {
  number: number;
  /** An ISO timestamp. */
  savedAt: string;
  /**
   * The e-mail address of the person who saved it; empty for the site's own keys and removed
   * accounts.
   */
  email: string;
  /** What it changed, as people call it. */
  changed: string[];
}

interface VersionRow {
  version: number;
  saved_at: string;
  email: string | null;
  changed: string[];
}

/** The column of a field of the form: 'publish_at' of 'publishAt'. */
const columnOf = (name: PostFieldName) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps a row of post_versions() to a version. */
export function toVersion(row: VersionRow): Version {
  const labels = FIELDS.filter(({ name }) => row.changed.includes(columnOf(name)));
  return {
    number: row.version,
    savedAt: row.saved_at,
    email: row.email ?? '',
    changed: labels.map(labelWithin),
  };
}
