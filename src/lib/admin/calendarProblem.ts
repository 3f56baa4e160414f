const PROBLEMS: Record<string, string> = {
  address: 'la dirección no es válida o redirige a una sin cifrar',
  private: 'la dirección no está en la internet pública',
  large: 'el calendario es demasiado grande',
  slow: 'el servidor tarda demasiado en contestar',
  unreachable: 'no se llega al servidor',
  calendar: 'lo que hay en la dirección no es un calendario',
  rules: 'de alguna cita que se repite solo se entiende la primera vez',
};

/** Why a calendar of the firm cannot be read, for staff (supabase/functions/_shared/calendar). */
export const calendarProblem = (problem: string): string =>
  PROBLEMS[problem] ?? `el servidor contesta «${problem}»`;
