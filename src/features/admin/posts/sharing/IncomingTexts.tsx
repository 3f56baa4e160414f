import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { postTranslation as t } from '@/admin-texts';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { Button } from '@/ui/admin/Button';
import { DiffText } from '../DiffText';
import { type PostValues, textName } from '../schema';
import type { Texts } from '../spanish/units';
import type { PostForm } from '../usePostForm';
import { type IncomingPlan, textsIn } from './plan';
import { type Translation } from '@/site/languages';

interface IncomingTextsProps {
  plan: IncomingPlan;
  values: PostValues;
  language: Translation;
  onAccept: () => void;
}

/** What a text of a post is called on the screen. */
export const fieldName = (field: keyof Texts) => t(`names.${field}`);

/** What a unit is called, such as 'Párrafo 2'; the ids are those of `unitsOf`. */
function unitName(id: string): string {
  if (id === 'image-alt') return fieldName('image_alt');
  if (id === 'title' || id === 'excerpt') return fieldName(id);
  return t('names.paragraph', { number: id.replace('content-', '') });
}

const namesOf = (ids: readonly string[]) => ids.map(unitName).join(', ');

/** What texts from outside would change in the editor, text by text, or why they cannot be taken. */
export function IncomingTexts({ plan, values, language, onAccept }: IncomingTextsProps) {
  if (plan.kind === 'stale') {
    return (
      <div role="alert" className="grid gap-3">
        <p className="font-semibold text-terracotta-700">{t('incoming.advice')}</p>
        <Sections label={t('incoming.stale')} names={plan.texts.map(({ id }) => unitName(id))}>
          {plan.texts.map(({ id, was, now }) => (
            <dl key={id} className="grid gap-3 sm:grid-cols-2">
              <Text label={t('incoming.wasIn')} text={was} />
              <Text label={t('incoming.now')} text={now} />
            </dl>
          ))}
        </Sections>
      </div>
    );
  }
  const changes = Object.entries(plan.texts) as [keyof Texts, string][];
  const before = textsIn(values, language);
  return (
    <div className="grid gap-3">
      {plan.unfinished.length > 0 && (
        <p className="font-semibold text-terracotta-700">
          {t('incoming.unfinished', { names: namesOf(plan.unfinished) })}
        </p>
      )}
      <p role="status" className={changes.length > 0 ? 'font-semibold' : ''}>
        {changes.length > 0 ? t('incoming.changes') : t('incoming.same')}
      </p>
      {plan.unlike.length > 0 && (
        <p className="font-semibold text-terracotta-700">
          {t('incoming.unlike', { names: namesOf(plan.unlike) })}
        </p>
      )}
      {changes.length > 0 && (
        <>
          <Sections
            label={t('incoming.changesLabel')}
            names={changes.map(([field]) => fieldName(field))}
          >
            {changes.map(([field, text]) => (
              <DiffText key={field} before={before[field]} after={text} language={language} />
            ))}
          </Sections>
          <Button variant="primary" className="justify-self-start" onClick={onAccept}>
            {t('incoming.accept')}
          </Button>
        </>
      )}
    </div>
  );
}

interface SectionsProps {
  label: string;
  /** The heading of each child. */
  names: readonly string[];
  children: ReactNode[];
}

function Sections({ label, names, children }: SectionsProps) {
  return (
    <div {...scrollRegion(label)} className="grid max-h-[45svh] gap-3 overflow-y-auto">
      {names.map((name, index) => (
        <section key={name} className="rounded border border-limestone-300 p-3">
          <h3 className="font-sans font-semibold">{name}</h3>
          {children[index]}
        </section>
      ))}
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-700">{label}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">
        {text || t('incoming.absent')}
      </dd>
    </div>
  );
}

/** Puts texts of a translation into the form, as if they were typed, and says so. */
export function fillTexts(
  form: PostForm['form'],
  language: Translation,
  texts: Partial<Texts>,
): void {
  for (const [field, text] of Object.entries(texts) as [keyof Texts, string][]) {
    const name = textName(field, language);
    form.setValue(name, text, { shouldTouch: true, shouldValidate: true });
  }
  toast(t('incoming.filled'));
}
