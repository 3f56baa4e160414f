import { useSearchParams } from 'react-router-dom';
import { languageLabel } from '@/lib/admin/languageName';
import { LANGUAGES } from '@/site/languages';
import { buttonClass } from '@/ui/button';
import { inputClass } from '@/ui/admin/field';
import { SearchField } from '@/ui/admin/SearchField';
import { SelectField } from '@/ui/admin/SelectField';
import { type EnquiryFilter, isFiltered, PARAMS, withFilter } from './filter';
import { useEnquiryFilter } from './useEnquiryFilter';
import { AREAS, STATUSES, URGENCIES } from './enquiry';

const ALL = ['', 'Todas'] as const;

const STATUS_OPTIONS = [ALL, ...Object.entries(STATUSES)];
const AREA_OPTIONS = [ALL, ...Object.entries(AREAS)];
const LANGUAGE_OPTIONS = [
  ['', 'Todos'] as const,
  ...LANGUAGES.map((code) => [code, languageLabel(code)] as const),
];
const URGENCY_OPTIONS = [ALL, ['urgent', 'Urgentes'] as const, ...Object.entries(URGENCIES)];

/** Filters the list. All but the search is held in the URL, so that it can be bookmarked. */
export function EnquiryFilters() {
  const [, setParams] = useSearchParams();
  const { filter, setSearch } = useEnquiryFilter();

  function change(part: Partial<EnquiryFilter>) {
    setParams((now) => withFilter(now, part), { replace: true });
  }

  const select = (name: 'status' | 'area' | 'language' | 'urgency') => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-3 max-[16rem]:grid-cols-1 sm:grid-cols-3 xl:grid-cols-6">
      <SearchField
        label="Buscar"
        placeholder="Nombre, correo, teléfono o texto"
        className="col-span-full"
        value={filter.search}
        onSearch={setSearch}
      />
      <SelectField label="Estado" options={STATUS_OPTIONS} {...select('status')} />
      <SelectField label="Materia" options={AREA_OPTIONS} {...select('area')} />
      <SelectField label="Idioma" options={LANGUAGE_OPTIONS} {...select('language')} />
      <SelectField label="Urgencia" options={URGENCY_OPTIONS} {...select('urgency')} />
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="block min-w-0 text-sm font-semibold">
          <span className="mb-1 block">{name === 'from' ? 'Desde' : 'Hasta'}</span>
          <input
            type="date"
            className={inputClass(false, 'font-normal')}
            value={filter[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        </label>
      ))}
      {isFiltered(filter) && (
        <button
          type="button"
          className={buttonClass('quiet', 'col-span-full justify-self-start')}
          onClick={() => {
            setSearch('');
            setParams((now) => {
              const next = new URLSearchParams(now);
              for (const name of Object.values(PARAMS)) next.delete(name);
              return next;
            });
          }}
        >
          Quitar los filtros
        </button>
      )}
    </div>
  );
}
