import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from './Button';

const t = adminTexts('admin');

/** What makes an input one for passwords: hidden, or shown as it is typed. */
type PasswordInput = Pick<
  ComponentProps<'input'>,
  'type' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

interface PasswordFieldsProps {
  /** Renders the fields, each with these properties. */
  children: (input: PasswordInput) => ReactNode;
}

/** Password fields with one button that shows and hides what is typed in them. */
export function PasswordFields({ children }: PasswordFieldsProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <>
      {children({
        type: shown ? 'text' : 'password',
        // A shown password is a text like any other for keyboards and spelling checkers.
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: false,
      })}
      <Button
        variant="quiet"
        className="-mt-3 justify-self-start text-sm"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" className="size-4" />
        {shown ? t('password.hide') : t('password.show')}
      </Button>
    </>
  );
}
