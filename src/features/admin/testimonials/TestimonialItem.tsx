import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { adminLanguage, testimonials as t } from '@/admin-texts';
import { failureText, Refusal, useSaving } from '@/lib/admin/requests';
import { formatOfficeDateTime, languageName } from '@/lib/admin/format';
import { type Language, LANGUAGES } from '@/site/languages';
import { Button, Problem, unavailable } from '@/ui/admin/controls';
import { buttonClass } from '@/ui/classes';
import { Switch } from '@/ui/admin/Switch';
import { completeness, missingForActivation, type Testimonial } from './testimonial';
import { setActive } from './queries';

const LIST = new Intl.ListFormat(adminLanguage());

interface TestimonialItemProps {
  testimonial: Testimonial;
  /** The controls that change its place in the list. */
  place: ReactNode;
  onDelete: () => void;
  deleting: boolean;
}

/** A testimonial in the list, with a switch to show it and its actions. */
export function TestimonialItem({ testimonial, place, onDelete, deleting }: TestimonialItemProps) {
  const id = useId();
  const { name, role, withdrawn_at: withdrawnAt } = testimonial;
  const missing = missingForActivation(testimonial);
  const missingText = LIST.format(missing.map((field) => t(`missing.${field}`)));
  const activate = useSaving(async (active: boolean) => {
    // The database would reject it as well, but without saying what is missing.
    if (active && missing.length > 0) throw new Refusal(t('item.missing', { what: missingText }));
    await setActive(testimonial, active);
  });
  const untranslated = LANGUAGES.filter((code) => completeness(testimonial, code) === 'none');
  // Optimistic while the request is pending.
  const active =
    activate.isPending && missing.length === 0 ? activate.variables : testimonial.active;

  const outdated = LANGUAGES.filter((code) => testimonial.outdated_languages.includes(code));
  const named = (languages: readonly Language[]) => languages.map(languageName).join(', ');
  const notes = [
    formatOfficeDateTime(testimonial.created_at),
    withdrawnAt && t('item.withdrawn', { when: formatOfficeDateTime(withdrawnAt) }),
    outdated.length > 0 && t('item.outdated', { languages: named(outdated) }),
    untranslated.length > 0 && t('item.untranslated', { languages: named(untranslated) }),
  ].filter(Boolean);

  return (
    <div className="grid gap-3 md:grid-cols-[1fr_auto] md:items-start">
      <div className="min-w-0">
        <h2 className="font-sans text-lg leading-snug font-semibold">
          <Link to={`?id=${testimonial.id}`} className="hover:underline">
            {name}
          </Link>
          {role && <span className="font-normal text-ink-700">, {role}</span>}
        </h2>
        <p className="mt-1 line-clamp-2">{testimonial.testimonial}</p>
        <p className="mt-1 text-sm text-ink-700">{notes.join(' · ')}</p>
        <Problem className="mt-1 text-sm">{activate.error && failureText(activate.error)}</Problem>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {!withdrawnAt && place}
        {!withdrawnAt && (
          <label htmlFor={id} className="inline-flex min-h-11 items-center gap-3 pe-2">
            <Switch
              id={id}
              checked={active}
              {...unavailable(activate.isPending)}
              onChange={({ target }) => activate.mutate(target.checked)}
            />
            {t.rich('item.visible', {}, { name })}
          </label>
        )}
        <Link
          to={`?id=${testimonial.id}`}
          className={buttonClass('secondary', 'px-4')}
          aria-label={t('item.editOf', { name })}
        >
          <Pencil className="size-4" />
          {t('item.edit')}
        </Link>
        <Button
          icon={Trash2}
          className="px-4"
          aria-label={t('item.deleteOf', { name })}
          unavailable={deleting}
          onClick={onDelete}
        >
          {t('item.delete')}
        </Button>
      </div>
    </div>
  );
}
