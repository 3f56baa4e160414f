insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  title, excerpt, content
) values (
  'horario-nuestro-despacho-agosto', '2026-02-02', 'General', '{}'::text[], false,
  '386f89f0-e402-47a7-9676-ec6efa91abfc', '2026-02-02 08:00+00', '2026-02-02 08:00+00',
  '', '', true, false,
  $$Horario de nuestro despacho en agosto$$,
  $$En agosto abrimos con horario reducido y solo con cita previa. Le explicamos cómo organizarse y qué plazos legales siguen corriendo durante ese mes.$$,
  $$Durante el mes de agosto nuestro despacho permanece abierto con horario reducido, de mañana y solo con cita previa. Las videoconsultas se mantienen, también con cita.

Qué conviene saber
Agosto es inhábil para la mayoría de las actuaciones judiciales, pero no para todo. Siguen adelante, entre otras cosas:
– las actuaciones urgentes, como las relativas a personas detenidas o a la protección de menores;
– el plazo para impugnar un despido;
– los plazos administrativos y tributarios, por ejemplo los de extranjería o los del impuesto de sucesiones.

Si recibe una notificación
No la deje para septiembre. Anote la fecha en que la recibió, guarde el sobre o el justificante electrónico y escríbanos cuanto antes: le diremos si el plazo corre o puede esperar.

En septiembre recuperamos el horario habitual. Si prevé una firma ante notario o un viaje en esas fechas, le agradeceremos que nos avise con antelación. Esta nota es informativa y no sustituye a una consulta.$$
);
