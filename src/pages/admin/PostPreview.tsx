import { toPost } from '@/features/blog/post';
import { PostContent } from '@/features/blog/PostContent';
import { toRow } from '@/features/posts/post';
import type { PostValues } from '@/features/posts/schema';
import { InLanguage } from '@/i18n/InLanguage';
import type { Language } from '@/site/languages';
import { Spinner } from '@/ui/Spinner';

interface PostPreviewProps {
  id: string;
  values: PostValues;
  language: Language;
}

/** A post in the public page's own components, saved or not. */
export default function PostPreview({ id, values, language }: PostPreviewProps) {
  return (
    <InLanguage
      language={language}
      namespaces={['blog']}
      fallback={(failed) =>
        failed ? (
          <p role="alert" lang="es" dir="ltr" className="p-6">
            No se han podido cargar los textos de la web. Cierre la vista previa y vuelva a probar.
          </p>
        ) : (
          <Spinner label="Cargando..." />
        )
      }
    >
      <PostContent post={toPost(toRow(id, values), language)} />
    </InLanguage>
  );
}
