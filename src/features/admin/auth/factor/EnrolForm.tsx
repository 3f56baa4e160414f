import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pending } from '@/lib/admin/failures';
import { auth as t } from '@/admin-texts';
import { buttonClass } from '@/ui/button';
import { AuthForm } from '../AuthForm';
import { CodeField } from './CodeForm';
import { beginFactor, keepOnlyFactor, newRecoveryCodes, proveFactor } from './queries';
import { RecoveryCodes } from './RecoveryCodes';

interface EnrolFormProps {
  /** Called once the app is added and the person has stored the recovery codes. */
  onDone: () => void;
}

const beginOptions = {
  queryKey: ['auth', 'new factor'],
  queryFn: beginFactor,
  // Each call creates another secret.
  staleTime: 'static',
  gcTime: 0,
  retry: false,
  networkMode: 'always',
} as const;

/** Adds an authenticator app to the account, and shows the recovery codes that go with it. */
export function EnrolForm({ onDone }: EnrolFormProps) {
  const { data: factor, error, refetch } = useQuery(beginOptions);
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!factor) return <Pending {...{ error, refetch }} failed={t('enrol.failed')} />;
  return (
    <AuthForm
      title={t('enrol.title')}
      label={t('enrol.submit')}
      onSubmit={async ({ code }) => {
        await proveFactor(code, factor.id);
        await keepOnlyFactor(factor.id);
        setCodes(await newRecoveryCodes());
      }}
    >
      <p>{t('enrol.about')}</p>
      <ol className="grid list-decimal gap-4 ps-5">
        <li>{t('enrol.app')}</li>
        <li>
          {t('enrol.camera')}
          <img
            src={factor.picture}
            alt={t('enrol.picture')}
            width={192}
            height={192}
            className="mx-auto mt-3 block size-48 bg-white"
          />
          <details className="mt-2 text-sm">
            <summary className={buttonClass('quiet', 'cursor-pointer')}>
              {t('enrol.noCamera')}
            </summary>
            <p>{t('enrol.key')}</p>
            <p className="font-mono break-all select-all">
              {factor.secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </details>
        </li>
        <li>{t('enrol.type')}</li>
      </ol>
      <CodeField />
    </AuthForm>
  );
}
