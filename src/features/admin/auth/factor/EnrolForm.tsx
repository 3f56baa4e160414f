import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { buttonClass } from '@/ui/button';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Spinner } from '@/ui/Spinner';
import { AuthForm } from '../AuthForm';
import { authMessage } from '../messages';
import { CodeField } from './CodeField';
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
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  networkMode: 'always',
} as const;

/** Adds an authenticator app to the account, and shows the recovery codes that go with it. */
export function EnrolForm({ onDone }: EnrolFormProps) {
  const { data: factor, error, refetch } = useQuery(beginOptions);
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!factor) {
    if (!error) return <Spinner label="Cargando..." />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {`No se ha podido preparar el segundo paso. ${authMessage(error)}`}
      </LoadFailure>
    );
  }
  return (
    <AuthForm
      title="Proteja su cuenta"
      submit="Comprobar el código"
      onSubmit={async (data) => {
        const problem = await proveFactor(data.get('code') as string, factor.id);
        if (problem) return authMessage(problem);
        try {
          await keepOnlyFactor(factor.id);
          setCodes(await newRecoveryCodes());
        } catch (failure) {
          return failureText(failure);
        }
        return undefined;
      }}
    >
      <p>
        Con un segundo paso, nadie entra solo con su contraseña: hace falta también su teléfono. Se
        prepara una vez, en dos minutos.
      </p>
      <ol className="grid list-decimal gap-4 ps-5">
        <li>
          Instale en su teléfono una aplicación de códigos, por ejemplo Google Authenticator o
          Microsoft Authenticator. Si ya tiene una, sirve.
        </li>
        <li>
          En ella, pulse «Añadir» y apunte la cámara a este dibujo:
          <img
            src={factor.picture}
            alt="Código QR con la clave de su cuenta"
            width={192}
            height={192}
            className="mx-auto mt-3 block size-48 bg-white"
          />
          <details className="mt-2 text-sm">
            <summary className={buttonClass('quiet', 'cursor-pointer')}>
              No puedo usar la cámara
            </summary>
            <p>Escriba esta clave en la aplicación:</p>
            <p className="font-mono break-all select-all">
              {factor.secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </details>
        </li>
        <li>Escriba aquí el código que muestra la aplicación.</li>
      </ol>
      <CodeField />
    </AuthForm>
  );
}
