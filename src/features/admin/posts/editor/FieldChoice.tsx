import { adminTexts } from '@/admin-texts';
import { focusStyle } from '@/lib/image';
import { LANGUAGE_FACTS } from '@/site/languages';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { DiffText } from '../DiffText';
import { type Difference, shownValue, type Side } from '../fields';
import type { PostFieldName, PostValues } from '../schema';

const t = adminTexts('posts');

interface FieldChoiceProps {
  difference: Difference;
  mine: PostValues;
  theirs: PostValues;
  /** Whose the other save is, as in 'la otra persona'. */
  other: string;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One field of a conflict: both values, their differences, and the choice between them. */
export function FieldChoice({
  difference,
  mine,
  theirs,
  other,
  choice,
  onChoose,
}: FieldChoiceProps) {
  const { name, label, language, suggested, fixed } = difference;
  const sides = { mine: t('conflict.mine'), theirs: t('conflict.theirs', { other }) } as const;
  const values = { mine: shownValue(mine, name), theirs: shownValue(theirs, name) };
  return (
    <fieldset className="min-w-0 rounded border border-limestone-300 p-3 sm:p-4">
      <legend className="px-1 font-semibold">{label}</legend>
      {suggested && (
        <p className="text-sm text-ink-700">
          {suggested === 'mine' ? t('conflict.onlyMine') : t('conflict.onlyTheirs', { other })}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className="min-w-0">
            <label className="flex min-h-11 items-center gap-2 font-semibold">
              <input
                type="radio"
                name={`keep-${name}`}
                className="size-5 accent-terracotta-600"
                checked={choice === side}
                disabled={fixed && side === 'mine'}
                onChange={() => onChoose(side)}
              />
              {sides[side]}
            </label>
            <FieldValue
              name={name}
              label={`${label}: ${sides[side]}`}
              value={values[side]}
              language={language}
            />
          </div>
        ))}
      </div>
      {language && (
        <details className="mt-2" open>
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
            {t('conflict.fromTheirs', { other })}
          </summary>
          <div
            {...scrollRegion(t('conflict.differences', { label }))}
            className="max-h-60 overflow-y-auto text-sm"
          >
            <DiffText before={values.theirs} after={values.mine} language={language} />
          </div>
        </details>
      )}
    </fieldset>
  );
}

function FieldValue({
  name,
  label,
  value,
  language,
}: {
  name: PostFieldName;
  label: string;
  value: string;
  language: Difference['language'];
}) {
  if (!value) return <p className="text-sm text-ink-700">{t('conflict.empty')}</p>;
  if (name === 'image') {
    return (
      <img
        src={value}
        alt=""
        style={focusStyle(value)}
        className="aspect-video w-full rounded object-cover"
      />
    );
  }
  return (
    <div
      // Longer ones may scroll.
      {...(value.length > 150 ? scrollRegion(label) : {})}
      lang={language}
      dir={language && LANGUAGE_FACTS[language].dir}
      className="max-h-48 overflow-y-auto rounded bg-limestone-50 p-2 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {value}
    </div>
  );
}
