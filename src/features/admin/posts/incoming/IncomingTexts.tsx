import type { ReactNode } from 'react';
import { adminTexts } from '@/admin-texts';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { Button } from '@/ui/admin/Button';
import { DiffText } from '../DiffText';
import type { PostValues } from '../schema';
import type { Texts } from '../spanish/units';
import { fieldName, unitName } from './names';
import { type IncomingPlan, textsIn } from './plan';
import { type Translation } from '@/site/languages';

const t = adminTexts('post-translation');

interface IncomingTextsProps {
  plan: IncomingPlan;
  values: PostValues;
  language: Translation;
  /** What the texts come from. */
  from: 'file' | 'link';
  onAccept: () => void;
}

const namesOf = (ids: readonly string[]) => ids.map(unitName).join(', ');

/** What texts from outside would change in the editor, text by text, or why they cannot be taken. */
export function IncomingTexts({ plan, values, language, from, onAccept }: IncomingTextsProps) {
  if (plan.kind === 'stale') {
    return (
      <div role="alert" className="grid gap-3">
        <p className="font-semibold text-terracotta-700">{t(`incoming.advice.${from}`)}</p>
        <Sections label={t('incoming.stale')} names={plan.texts.map(({ id }) => unitName(id))}>
          {plan.texts.map(({ id, was, now }) => (
            <dl key={id} className="grid gap-3 sm:grid-cols-2">
              <Text label={t(`incoming.wasIn.${from}`)} text={was} />
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
          {t(`incoming.unfinished.${from}`, { names: namesOf(plan.unfinished) })}
        </p>
      )}
      <p role="status" className={changes.length > 0 ? 'font-semibold' : ''}>
        {changes.length > 0 ? t('incoming.changes') : t(`incoming.same.${from}`)}
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
