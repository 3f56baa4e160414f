import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '@/i18n/LanguageProvider';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { useHydrated } from '@/ui/useHydrated';
import { typedInto, useDraft } from './draft';
import { sendSurveyOptions } from './queries';
import type { SurveyError, SurveyErrors } from './schema';
import {
  type Enquiry,
  FIELD_ORDER,
  PRACTICE_AREAS,
  type SurveyField,
  type SurveyValues,
  toEnquiry,
} from './values';

type Check = (enquiry: Enquiry) => SurveyErrors;

const loadCheck = async (): Promise<Check> => (await import('./schema')).errorsOf;

export function fieldId(field: SurveyField): string {
  return `survey-${field}`;
}

/** The form's state and what can be done with it. */
export interface SurveyForm {
  values: SurveyValues;
  change: (values: Partial<SurveyValues>) => void;
  /** The visitor has been in a field and left it: from now on its error shows. */
  touch: (field: SurveyField) => void;
  /** The errors to show now. */
  errors: SurveyErrors;
  /** The rules are a chunk of their own, wanted from the first sign of interest. */
  prepare: () => void;
  /** Whether the last attempt was stopped by errors, which are then summed up. */
  refused: boolean;
  submit: (trapped: boolean) => Promise<void>;
  sending: ReturnType<typeof useSending>;
}

const useSending = () => useMutation(sendSurveyOptions());

/** The questionnaire (PRODUCT 4): draft, validation, sending. */
export function useSurvey(formRef: RefObject<HTMLFormElement | null>): SurveyForm {
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const { values: draft, change, clear } = useDraft();
  const [check, setCheck] = useState<Check>();
  const [touched, setTouched] = useState<ReadonlySet<SurveyField>>(new Set());
  const [refused, setRefused] = useState(false);
  const sending = useSending();
  const shownAt = useRef(0);
  // State comes a moment late for the second half of a double click.
  const busy = useRef(false);

  // On a prerendered page somebody may have begun to write before the form was alive.
  useLayoutEffect(() => {
    shownAt.current = performance.now();
    const typed = formRef.current && typedInto(formRef.current, language);
    if (typed) change(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, before the first change by React
  }, []);

  // The prerendered page knows no query.
  const asked = hydrated && PRACTICE_AREAS.find((area) => area === params.get('area'));
  const values = { ...draft, practice_area: draft.practice_area || asked || '' } as const;
  const enquiry = toEnquiry(values, language, DATA_PROTECTION_VERSION);

  const allErrors = check?.(enquiry) ?? {};
  const isDue = (field: SurveyField, error: SurveyError) =>
    refused ||
    // 'E-mail or telephone' is no error while the visitor has yet to come to the second.
    (touched.has(field) && (error !== 'reach' || touched.has('phone')));
  const errors: SurveyErrors = Object.fromEntries(
    FIELD_ORDER.flatMap((field) => {
      const error = allErrors[field];
      return error && isDue(field, error) ? [[field, error]] : [];
    }),
  );

  const prepare = () => {
    if (check) return;
    loadCheck().then(
      (loaded) => setCheck(() => loaded),
      () => undefined,
    );
  };

  async function submit(trapped: boolean) {
    if (busy.current) return;
    busy.current = true;
    try {
      // Without the rules the enquiry goes as it is: the database knows them too.
      const errorsOf = await loadCheck().catch(() => undefined);
      const found = errorsOf?.(enquiry) ?? {};
      const first = FIELD_ORDER.find((field) => found[field]);
      flushSync(() => {
        setCheck(() => errorsOf);
        setRefused(first !== undefined);
      });
      if (first) {
        document.getElementById(fieldId(first))?.focus();
        return;
      }
      await sending.mutateAsync({ enquiry, shownAt: shownAt.current, trapped });
      clear();
    } catch {
      // The form shows `sending.error`.
    } finally {
      busy.current = false;
    }
  }

  return {
    values,
    change,
    touch: (field) => setTouched((before) => new Set(before).add(field)),
    errors,
    prepare,
    refused: refused && Object.keys(errors).length > 0,
    submit,
    sending,
  };
}
