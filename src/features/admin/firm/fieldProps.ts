import type { Problems } from './problems';
import type { FirmValues } from './values';

/** What each group of fields gets. */
export interface FieldsProps {
  values: FirmValues;
  /** Those to be shown. */
  problems: Problems;
  onChange: (change: Partial<FirmValues>) => void;
}
