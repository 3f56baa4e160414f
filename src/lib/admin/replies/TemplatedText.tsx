import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { admin as t } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { SelectField, TextArea } from '@/ui/admin/controls';
import { type Asked, fieldValues, fillIn } from './fields';
import { templatesOptions } from './queries';
import type { ReplyTemplate } from './template';

interface TemplatedTextProps extends Omit<ComponentProps<typeof TextArea>, 'onChange'> {
  asked: Asked & { language: Language };
  isOffered: (template: ReplyTemplate) => boolean;
  /** What a template gives, before what is known is filled in. */
  textOf: (template: ReplyTemplate) => string;
  /** The label of the list of templates, and of its first option. */
  words: readonly [template: string, choose: string];
  value: string;
  onText: (text: string) => void;
}

/** A text to somebody in their language, written freely or begun with a template. */
export function TemplatedText(props: TemplatedTextProps) {
  const { asked, isOffered, textOf, words, onText, ...area } = props;
  const { data: templates = [] } = useQuery(templatesOptions());
  const [phone = ''] = useFirm().phones;
  const [chosen, setChosen] = useState('');
  const offered = templates.filter(isOffered);
  const unfilled = unfilledIn(area.value);

  function choose(id: string) {
    const template = offered.find((each) => each.id === id);
    const values = fieldValues(asked, { quien: firm.lawyers[0].name }, asked.language, phone);
    setChosen(id);
    onText(template ? fillIn(textOf(template), values) : '');
  }
  return (
    <>
      {offered.length > 0 && (
        <SelectField
          label={words[0]}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          options={[['', words[1]], ...offered.map(({ id, name }) => [id, name] as const)]}
        />
      )}
      <TextArea
        lang={asked.language}
        dir="auto"
        error={unfilled && t('common.unfilled', { unfilled })}
        onChange={({ target }) => onText(target.value)}
        {...area}
      />
    </>
  );
}

/** The first field of a text that nobody has filled in. */
export const unfilledIn = (text: string) => /\{\{[^{}]+\}\}/.exec(text)?.[0];
