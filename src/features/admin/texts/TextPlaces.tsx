import { adminLanguage, adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { type Catalogue, type Overrides, shownText, type TextEntry } from './catalogue';
import { addressOfText, type Place, placeName, placesOf } from './places';

const t = adminTexts('texts');

interface TextPlacesProps {
  catalogue: Catalogue;
  overrides: Overrides;
  entry: TextEntry;
}

const MAX_NAMED = 3;
const LIST = new Intl.ListFormat(adminLanguage(), { type: 'conjunction' });

/** The pages that show a text, each a link that opens the site at it. */
export function TextPlaces({ catalogue, overrides, entry }: TextPlacesProps) {
  const places = placesOf(entry.id);
  if (places.length === 0) return null;
  const textOf = (id: string) => shownText(catalogue, overrides, SOURCE_LANGUAGE, id);
  const named =
    places === 'all'
      ? [{ place: 'home' as const, name: t('places.all') }]
      : places.slice(0, MAX_NAMED).map((place) => ({ place, name: placeName(place, textOf) }));
  const more = places === 'all' ? 0 : places.length - named.length;
  return (
    <span className="block">
      <AdminText
        of="texts"
        text="places.in"
        elements={{ list: <PlaceList named={named} more={more} entry={entry} /> }}
      />
    </span>
  );
}

interface PlaceListProps {
  named: readonly { place: Place; name: string }[];
  more: number;
  entry: TextEntry;
}

function PlaceList({ named, more, entry }: PlaceListProps) {
  const items = named.map(({ name }) => name);
  if (more > 0) items.push(t('places.more', { number: more }));
  let index = 0;
  return LIST.formatToParts(items).map(({ type, value }, part) => {
    const at = type === 'element' ? named[index++] : undefined;
    if (!at) return value;
    return (
      <a
        key={part}
        href={addressOfText(at.place, entry.id)}
        target="_blank"
        rel="noreferrer"
        className="underline"
      >
        {value}
        <span className="sr-only"> {t('places.newTab', { key: entry.key })}</span>
      </a>
    );
  });
}
