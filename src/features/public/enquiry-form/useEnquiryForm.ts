import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'wouter';
import { useLanguage, useTexts } from '@/i18n/language';
import { recordOf } from '@/lib/recordOf';
import { countFormBegun } from '@/lib/visitSteps';
import { CONSENT_PARTS } from '@/site/consentTexts';
import { PRACTICE_AREAS } from '@/site/enquiries';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { useOnceHydrated } from '@/ui/useHydrated';
import { typedBeforeHydration, useDraft } from './draft';
import { sendEnquiryOptions, type Store } from './queries';
import {
  EMPTY,
  type EnquiryError,
  type EnquiryErrors,
  type EnquiryField,
  type EnquiryValues,
  errorsOf,
  FIELD_ORDER,
  toEnquiry,
} from './rules';

/** Longer than a finger or a mouse button is usually down. */
const PRESS_MS = 200;

const NO_REJECTION = { attempt: 0, count: 0 };

/** What differs where an enquiry comes with an appointment. */
export interface BookingOf {
  /** Stores both. */
  store: Store;
  /** How the appointment takes place. */
  channel: 'video' | 'call' | 'email';
  /** Kind, date and time, in the page's language. */
  summary: string;
}

export type EnquiryFormState = ReturnType<typeof useEnquiryForm>;

/** The state of the enquiry form (PRODUCT 4) or, with `booking`, of an appointment's. */
export function useEnquiryForm(booking?: BookingOf) {
  /** The DOM id of a field's control. */
  const fieldId = (field: EnquiryField) => `${booking ? 'booking' : 'enquiry'}-${field}`;
  /** Focuses a field's control, unfolding what it is in. */
  function focus(field: EnquiryField) {
    const control = document.getElementById(fieldId(field));
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
  }
  const { language } = useLanguage();
  const t = useTexts('contact');
  const [params] = useSearchParams();
  const { values: draft, isEmpty, change: changeDraft, clear } = useDraft();
  const [touched, setTouched] = useState<ReadonlySet<EnquiryField>>(new Set());
  /** The last submit that errors have stopped, so that each one is announced once. */
  const [rejection, setRejection] = useState(NO_REJECTION);
  const client = useQueryClient();
  const sending = useMutation(sendEnquiryOptions(booking?.store));
  const shownAt = useRef(0);
  /** Timers of fields that were just left. */
  const leaving = useRef<ReturnType<typeof setTimeout>[]>([]);

  function change(changed: Partial<EnquiryValues>) {
    countFormBegun();
    changeDraft(changed);
  }

  // Takes over what was typed into a prerendered form before hydration.
  useLayoutEffect(() => {
    shownAt.current = performance.now();
    const element = document.getElementById(fieldId('name'))?.closest('form');
    const typed = !booking && element && typedBeforeHydration(element, language);
    if (!typed) return;
    change(typed);
    // Fields that were left before hydration show their errors too.
    const left = FIELD_ORDER.filter(
      (field) => field in typed && document.activeElement?.id !== fieldId(field),
    );
    setTouched(new Set(left));
    // oxlint-disable-next-line react/exhaustive-deps -- once, before the first change by React
  }, []);

  // Only after hydration, because the prerendered page has no query.
  const areaInUrl = useOnceHydrated(
    PRACTICE_AREAS.find((area) => area === params.get('area')),
    undefined,
  );
  const values = {
    ...draft,
    ...(booking && { channel: booking.channel, urgency: 'normal' as const }),
    practice_area: draft.practice_area || areaInUrl || '',
    language: draft.language || language,
  } as const;
  const enquiryWith = (changed: Partial<EnquiryValues>) =>
    toEnquiry({ ...values, ...changed }, language, DATA_PROTECTION_VERSION);
  const enquiry = enquiryWith({});
  const allErrors = errorsOf(enquiry, Boolean(booking));
  const isVisible = (field: EnquiryField, error: EnquiryError) =>
    rejection.count > 0 ||
    // 'E-mail or phone' is not an error until the visitor has reached both fields.
    (touched.has(field) && (error !== 'reach' || touched.has('phone')));
  /** The errors that are due to be shown. */
  const errors: EnquiryErrors = Object.fromEntries(
    Object.entries(allErrors).filter(([field, error]) => isVisible(field as EnquiryField, error)),
  );

  function submit(honeypotFilled: boolean) {
    // Known at once: `isPending` comes too late for the second click of a double click.
    if (client.isMutating({ mutationKey: ['enquiry', 'send'] }) > 0) return;
    const first = FIELD_ORDER.find((field) => allErrors[field]);
    const count = Object.keys(allErrors).length;
    flushSync(() => setRejection(({ attempt }) => ({ attempt: attempt + 1, count })));
    if (first) {
      focus(first);
      return;
    }
    const submission = {
      enquiry,
      wordings: recordOf(CONSENT_PARTS, (part) => t(`survey.${part}`, { skipInterpolation: true })),
      shownAt: shownAt.current,
      honeypotFilled,
    };
    // The form shows the error, and what else can be done.
    sending.mutateAsync(submission).then(clear, () => undefined);
  }

  return {
    booking,
    fieldId,
    focus,
    values,
    change,
    /** Shows a field's error from now on, but not during a press: it would move what is pressed. */
    touch(field: EnquiryField) {
      const show = () => setTouched((before) => new Set(before).add(field));
      leaving.current.push(setTimeout(show, PRESS_MS));
    },
    errors,
    /** Whether a field may be empty; e-mail and phone may, where one of them is enough. */
    isOptional(field: EnquiryField) {
      if (field === 'channel' || field === 'language') return false;
      const error = errorsOf(enquiryWith({ [field]: EMPTY[field] }), Boolean(booking))[field];
      return error === undefined || error === 'reach';
    },
    /** Whether the last submit was stopped by errors that still exist; they are summarized then. */
    rejected: rejection.count > 0 && Object.keys(errors).length > 0,
    rejection,
    submit,
    isEmpty,
    /** Erases all that was typed, here and on the device. */
    erase() {
      clear();
      for (const timer of leaving.current.splice(0)) clearTimeout(timer);
      setTouched(new Set());
      setRejection(NO_REJECTION);
      sending.reset();
    },
    sending,
  };
}
