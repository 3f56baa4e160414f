import { Link } from 'wouter';
import { languageLabel } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { type Language, TRANSLATIONS } from '@/site/languages';
import { Panel } from '@/ui/admin/Panel';
import type { Figures } from './queries';

const t = adminTexts('dashboard');

/** How much of something is translated into a language. */
export interface Share {
  done: number;
  total: number;
  /** Translations of a Spanish text that has changed since. */
  outdated: number;
}

type ShareOf = (language: Language) => Share;

interface TranslationFiguresProps extends Pick<Figures, 'posts' | 'translations'> {
  /** Undefined while they load, or where they cannot be read. */
  texts: ShareOf | undefined;
  testimonials: ShareOf | undefined;
}

/** In whole percent; 100 only for all. */
function percentOf({ done, total }: Share): number {
  return total === 0 ? 100 : Math.floor((done / total) * 100);
}

/** What the link of a figure leads to: outdated translations where there are any, else missing ones. */
const stateOf = (outdated = 0) => (outdated > 0 ? 'outdated' : 'missing');

/** How much of posts, texts and testimonials is translated, with links to what is missing. */
export function TranslationFigures({
  posts,
  translations,
  texts,
  testimonials,
}: TranslationFiguresProps) {
  const total = posts.published + posts.scheduled + posts.hidden;
  return (
    <Panel className="gap-3" title={t('kinds.outdated')}>
      <table className="w-full border-collapse [&_th]:py-2 [&_th]:text-start [&_th]:font-normal">
        <thead className="text-sm text-ink-700">
          <tr>
            <td />
            <th scope="col">{t('pages.blog')}</th>
            <th scope="col">{t('translations.texts')}</th>
            <th scope="col">{t('pages.testimonials')}</th>
          </tr>
        </thead>
        <tbody>
          {TRANSLATIONS.map((code) => {
            const { done, outdated } = translations[code];
            const ownTexts = texts?.(code);
            return (
              <tr key={code} className="border-t border-limestone-200">
                <th scope="row">{languageLabel(code)}</th>
                <td>
                  <ShareLink
                    language={code}
                    label={t('translations.inBlog')}
                    to={adminPath('posts', { state: stateOf(outdated), language: code })}
                    share={{ done, total, outdated }}
                  />
                </td>
                <td>
                  <ShareLink
                    language={code}
                    label={t('translations.inTexts')}
                    to={adminPath('texts', { state: stateOf(ownTexts?.outdated), languages: code })}
                    share={ownTexts}
                  />
                </td>
                <td>
                  <ShareLink
                    language={code}
                    label={t('translations.inTestimonials')}
                    to={adminPath('testimonials')}
                    share={testimonials?.(code)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

interface ShareLinkProps {
  language: Language;
  label: string;
  to: string;
  share: Share | undefined;
}

function ShareLink({ language, label, to, share }: ShareLinkProps) {
  if (!share) return null;
  return (
    <Link to={to} className="flex min-h-11 flex-wrap items-center gap-x-2 hover:underline">
      <span className="sr-only">
        {t('translations.share', {
          language: languageLabel(language),
          part: label,
          done: share.done,
          total: share.total,
        })}{' '}
      </span>
      {t('translations.percent', { percent: percentOf(share) })}
      {share.outdated > 0 && (
        <span className="text-sm text-ink-700">
          {t('translations.outdated', { count: share.outdated })}
        </span>
      )}
    </Link>
  );
}
