import { useFormContext } from 'react-hook-form';
import { posts as t } from '@/admin-texts';
import type { PlainName } from '../fields';
import type { PostValues } from '../schema';

/** What the control of a field takes from the post's form: name and label, value and error. */
export function usePostField() {
  const { register, formState } = useFormContext<PostValues>();
  const { errors } = formState;
  return (name: PlainName) => ({
    label: t(`fields.${name}`),
    error: errors[name]?.message,
    ...register(name),
  });
}
