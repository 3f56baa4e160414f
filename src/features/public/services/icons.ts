import type { ServiceId } from '@/site/services';
import {
  CivilIcon,
  FamilyIcon,
  ImmigrationIcon,
  InheritanceIcon,
  LaborIcon,
} from '@/ui/icons/PracticeIcons';

/** The icon of each practice area (SPEC 3.6). */
export const SERVICE_ICONS: Record<ServiceId, typeof CivilIcon> = {
  civil: CivilIcon,
  family: FamilyIcon,
  labor: LaborIcon,
  immigration: ImmigrationIcon,
  inheritance: InheritanceIcon,
};
