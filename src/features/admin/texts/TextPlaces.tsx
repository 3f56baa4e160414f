import { SOURCE_LANGUAGE } from '@/site/languages';
import { type Catalogue, type Overrides, shownText, type TextEntry } from './catalogue';
import { addressOfText, placeName, placesOf } from './places';

interface TextPlacesProps {
  catalogue: Catalogue;
  overrides: Overrides;
  entry: TextEntry;
}

const MAX_NAMED = 3;

/** The pages that show a text, each a link that opens the site at it. */
export function TextPlaces({ catalogue, overrides, entry }: TextPlacesProps) {
  const places = placesOf(entry.id);
  if (places.length === 0) return null;
  const textOf = (id: string) => shownText(catalogue, overrides, SOURCE_LANGUAGE, id);
  const named =
    places === 'all'
      ? [{ place: 'home' as const, name: 'todas las páginas' }]
      : places.slice(0, MAX_NAMED).map((place) => ({ place, name: placeName(place, textOf) }));
  const more = places === 'all' ? 0 : places.length - named.length;
  return (
    <span className="block">
      En{' '}
      {named.map(({ place, name }, index) => (
        <span key={place}>
          {index > 0 && (index === named.length - 1 && more === 0 ? ' y ' : ', ')}
          <a
            href={addressOfText(place, entry.id)}
            target="_blank"
            rel="noreferrer"
            className="underline"
          >
            {name}
            <span className="sr-only"> ({entry.key}, se abre en otra pestaña)</span>
          </a>
        </span>
      ))}
      {more > 0 && ` y ${more} más`}
    </span>
  );
}
