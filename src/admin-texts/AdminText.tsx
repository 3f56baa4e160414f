import type { ReactElement } from 'react';
import { Trans } from 'react-i18next/TransWithoutContext';
import { adminI18n, type AdminKey, type AdminNamespace, type AdminValues } from '.';

interface AdminTextProps<N extends AdminNamespace> {
  of: N;
  text: AdminKey<N>;
  /**
   * By their tags in the text: `<list>…</list>`, not named like an element of HTML without content.
   * What is `<hidden>…</hidden>` is for screen readers only.
   */
  elements?: Readonly<Record<string, ReactElement>>;
  values?: AdminValues;
}

/** A text of the admin area with elements in it, as links. */
export function AdminText<N extends AdminNamespace>(props: AdminTextProps<N>) {
  const { of, text, elements, values } = props;
  return (
    <Trans
      i18n={adminI18n}
      ns={[of, 'admin'] as never}
      i18nKey={text as never}
      components={{ hidden: <span className="sr-only" />, ...elements }}
      values={values}
    />
  );
}
