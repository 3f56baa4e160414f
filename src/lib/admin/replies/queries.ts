import { useQuery } from '@tanstack/react-query';
import { useFirm } from '@/lib/liveFirm';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { liveList, supabase } from '../supabase';
import { type Asked, fieldValues, fillIn } from './fields';
import { type ReplyTemplate, toTemplate } from './template';

/** The reply templates by name. */
export const templatesOptions = () =>
  liveList(
    ['reply_templates'],
    () => supabase.from('reply_templates').select('*').order('name'),
    (rows) => rows.map(toTemplate),
  );

/** Texts of templates for somebody, by their names, with what is known filled in. */
export function useFilledTemplates(
  asked: Asked & { language: Language },
  isOffered: (template: ReplyTemplate) => boolean,
  textOf: (template: ReplyTemplate) => string,
): (readonly [name: string, text: string])[] {
  const { data: templates = [] } = useQuery(templatesOptions());
  const [phone = ''] = useFirm().phones;
  const values = fieldValues(asked, { quien: firm.lawyers[0].name }, asked.language, phone);
  return templates
    .filter(isOffered)
    .map((template) => [template.name, fillIn(textOf(template), values)] as const);
}
