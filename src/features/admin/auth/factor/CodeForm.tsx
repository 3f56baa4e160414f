import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { buttonClass } from '@/ui/button';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { TextField } from '@/ui/admin/TextField';
import { AuthForm } from '../AuthForm';
import { authMessage } from '../messages';
import { CodeField } from './CodeField';
import { proveFactor, spendRecoveryCode } from './queries';

interface CodeFormProps {
  /** Called once the session has the second factor. */
  onDone: () => void;
}

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ onDone }: CodeFormProps) {
  const [lost, setLost] = useState(false);
  return lost ? (
    <RecoveryForm onDone={onDone} onBack={() => setLost(false)} />
  ) : (
    <AuthForm
      title="Segundo paso"
      submit="Continuar"
      onSubmit={async (data) => {
        const error = await proveFactor(data.get('code') as string);
        if (error) return authMessage(error);
        onDone();
        return undefined;
      }}
      footer={
        <button type="button" className={buttonClass('quiet')} onClick={() => setLost(true)}>
          No tengo el teléfono
        </button>
      }
    >
      <p>Abra en su teléfono la aplicación de códigos y escriba el de este despacho.</p>
      <CodeField />
    </AuthForm>
  );
}

function RecoveryForm({ onDone, onBack }: CodeFormProps & { onBack: () => void }) {
  const [left, setLeft] = useState<number>();
  if (left !== undefined) {
    return (
      <div className="grid gap-5" role="status">
        <AdminTitle screen="Código usado" />
        <h1 className="text-3xl">Código usado</h1>
        <p>
          {left === 0
            ? 'Ese código ya no sirve, y era el último.'
            : `Ese código ya no sirve. Le quedan ${left}.`}{' '}
          El segundo paso sigue activo: si ha perdido el teléfono, añada otro en «Mi cuenta» con
          «Cambiar de teléfono», y tendrá códigos nuevos.
        </p>
        <button type="button" className={buttonClass('primary')} onClick={onDone}>
          Continuar
        </button>
      </div>
    );
  }
  return (
    <AuthForm
      title="Código de recuperación"
      submit="Usar el código"
      onSubmit={async (data) => {
        try {
          const remaining = await spendRecoveryCode(data.get('code') as string);
          if (remaining === null)
            return 'Ese código no es válido. Compruebe que es uno de los últimos que guardó y que no lo ha usado ya.';
          setLeft(remaining);
        } catch (error) {
          return failureText(error);
        }
        return undefined;
      }}
      footer={
        <button type="button" className={buttonClass('quiet')} onClick={onBack}>
          Tengo el teléfono
        </button>
      }
    >
      <p>
        Escriba uno de los códigos que guardó al empezar. Si no los encuentra, pida a otra persona
        que administre que restablezca su segundo paso en «Equipo».
      </p>
      <TextField
        name="code"
        label="Código de recuperación"
        hint="Veinte letras y cifras, por ejemplo 1a2b3-c4d5e-6f708-9ghjk."
        autoComplete="off"
        spellCheck={false}
        required
      />
    </AuthForm>
  );
}
