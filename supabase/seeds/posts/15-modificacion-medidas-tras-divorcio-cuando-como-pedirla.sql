insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  title, excerpt, content
) values (
  'modificacion-medidas-tras-divorcio-cuando-como-pedirla', '2026-04-21', 'Derecho de familia', '{}'::text[], false,
  '7fc7726a-6a4c-491e-82f1-ebaa4572b620', '2026-04-21 08:00+00', '2026-04-21 08:00+00',
  '/images/covers/citrus.svg', 'Ilustración de cítricos de la Marina Alta', true, false,
  $$Modificación de medidas tras el divorcio: cuándo y cómo pedirla$$,
  $$Las medidas de un divorcio no son inamovibles. Qué cambios justifican revisar la custodia, la pensión o el uso de la vivienda y cómo se tramita la petición.$$,
  $$Una sentencia de divorcio fija las reglas de una familia en un momento concreto. Con los años los hijos crecen, alguien pierde el trabajo, se muda o forma otra pareja, y lo que era razonable deja de serlo. La ley permite revisar esas reglas, pero no por cualquier motivo ni por la vía de los hechos.

Qué medidas pueden revisarse
– la custodia y el régimen de visitas;
– la pensión de alimentos de los hijos;
– el uso de la vivienda familiar;
– la pensión compensatoria entre cónyuges.

El reparto de bienes ya liquidado, en cambio, no se reabre por este procedimiento.

Qué cambio hace falta
Los artículos 90 y 91 del Código Civil y el 775 de la Ley de Enjuiciamiento Civil exigen que las circunstancias hayan variado. Cuando se trata de los hijos, también pueden bastar sus nuevas necesidades. En la práctica, los tribunales valoran que el cambio sea:
– relevante, y no un simple ajuste;
– estable, no pasajero;
– posterior a la sentencia y no previsto entonces;
– ajeno a la voluntad de quien lo alega: no vale rebajarse los ingresos para pagar menos.

Son ejemplos frecuentes la pérdida prolongada de ingresos, una enfermedad, el traslado a otra localidad, el nacimiento de otro hijo o la independencia económica de un hijo mayor. Ninguno opera de forma automática: hay que probar cómo afecta al caso.

La pensión compensatoria sigue reglas propias. Puede modificarse si se altera la fortuna de uno u otro cónyuge y se extingue, entre otras causas, si quien la cobra vuelve a casarse o convive maritalmente con otra persona (artículos 100 y 101).

Con acuerdo
Si ambos están conformes, se redacta un nuevo convenio y se presenta al juzgado para su aprobación; cuando hay hijos menores interviene el Ministerio Fiscal. Si las medidas se pactaron en su día ante notario, pueden cambiarse por otra escritura con los mismos requisitos. Un acuerdo verbal o por mensajes es arriesgado: mientras no se apruebe, la sentencia anterior sigue siendo exigible.

Sin acuerdo
La demanda se presenta, por regla general, ante el mismo tribunal que dictó las medidas, con abogado y procurador. La Ley Orgánica 1/2025 exige, salvo excepciones, acreditar un intento previo de solución negociada. Si el asunto no admite espera, pueden pedirse medidas provisionales dentro del propio procedimiento.

Cuando la sentencia es extranjera o el menor vive ya en otro país, lo primero es comprobar qué tribunal es competente y si esa resolución debe reconocerse en España.

Mientras tanto, se cumple
Dejar de pagar o de entregar a los hijos porque las cosas han cambiado puede llevar a una ejecución con embargo e incluso a responsabilidad penal. Como norma, la nueva cuantía se aplica desde que se dicta la resolución que la modifica, de modo que esperar suele salir caro.

Qué documentos ayudan
– la sentencia y el convenio vigentes;
– nóminas, declaraciones de la renta y certificados de prestaciones, de antes y de ahora;
– gastos de los hijos: colegio, salud, actividades;
– empadronamiento, contrato de alquiler o informes médicos, según el motivo.

Cada familia es distinta y este texto solo ofrece una orientación general. Si cree que sus medidas han quedado desfasadas, reserve una cita en nuestro despacho con la sentencia en la mano y valoraremos si el cambio tiene recorrido.$$
);
