insert into public.blog_posts (
  slug, date, category, additional_categories, show_additional_categories,
  id, created_at, updated_at,
  image, image_alt, hidden, show_on_homepage,
  title, excerpt, content,
  title_en, excerpt_en, content_en,
  title_de, excerpt_de, content_de
) values (
  'regimen-economico-matrimonios-internacionales-espana', current_date + 30, 'Derecho de familia', array['Fiscalidad']::text[], true,
  '7c087876-72d3-41e8-a90e-6661b3dd6a4b', '2026-11-01 08:00+00', '2026-11-01 08:00+00',
  '/images/covers/lighthouse.svg', 'Ilustración de un faro junto al mar', false, true,
  $$Régimen económico de los matrimonios internacionales en España$$,
  $$Gananciales, separación de bienes o un régimen extranjero: qué ley rige el patrimonio de una pareja internacional que vive en España y qué efectos fiscales tiene.$$,
  $$Al comprar una casa, el notario pregunta a los cónyuges por su régimen económico matrimonial. Muchas parejas extranjeras responden con dudas, y la respuesta importa: decide a quién pertenece lo comprado, quién debe firmar la venta, qué se reparte en un divorcio y qué entra en la herencia. Vivir en España no significa estar sujeto al régimen español.

Qué ley se aplica
Para quienes se casaron a partir del 29 de enero de 2019, o eligieron ley desde esa fecha, rige el Reglamento (UE) 2016/1103. Los cónyuges pueden elegir la ley de la residencia habitual o de la nacionalidad de cualquiera de ellos. Si no eligen, se aplica, por este orden:
– la ley de la primera residencia habitual común tras la boda;
– la de la nacionalidad común al casarse;
– la del país con el que ambos tenían entonces los vínculos más estrechos.

La ley designada se aplica aunque no sea la de un Estado miembro y, en principio, alcanza a todos los bienes, estén donde estén.

A los matrimonios anteriores sin elección posterior se les aplica el artículo 9.2 del Código Civil, que atiende en primer lugar a la nacionalidad común al casarse. Así, dos alemanes casados hace años conservan, si nada pactaron, su régimen legal alemán aunque vivan en Dénia.

Gananciales o separación
En el régimen de gananciales son comunes, en general, los sueldos, las rentas y lo comprado con ellos durante el matrimonio; son privativos los bienes anteriores y los recibidos por donación o herencia. En la separación de bienes cada uno es dueño de lo suyo, y lo comprado juntos queda en copropiedad por cuotas.

La Comunitat Valenciana
Cuando la ley aplicable es la española y la pareja vive aquí, el régimen supletorio es el de gananciales del Código Civil. No siempre fue así: la ley valenciana, en vigor desde julio de 2008, establecía la separación de bienes. El Tribunal Constitucional la anuló en 2016, pero respetó las situaciones consolidadas, de modo que quienes se casaron bajo su vigencia pueden seguir en separación. La fecha de la boda es decisiva.

Elegir o cambiar de régimen
Se hace en capitulaciones matrimoniales, en escritura ante notario, antes o después de casarse. Conviene inscribirlas en el Registro Civil si el matrimonio consta en él y comunicarlas al Registro de la Propiedad cuando haya inmuebles. El cambio no perjudica los derechos que terceros ya tuvieran.

Efectos fiscales
– En el IRPF, los rendimientos de un bien ganancial se atribuyen por mitad; el sueldo, a quien lo gana.
– Adjudicar los bienes al disolver la sociedad de gananciales está, por regla general, exento del impuesto de transmisiones y no genera ganancia en el IRPF si cada uno recibe su mitad; los excesos pueden tributar.
– Repartir una casa en copropiedad sigue reglas distintas.
– Al fallecer un cónyuge, primero se liquida el régimen: la mitad del viudo no es herencia.

Qué preparar
– certificado de matrimonio y fecha y lugar de la primera residencia común;
– capitulaciones, si existen;
– escrituras y origen del dinero de cada compra.

Lo anterior es orientación general, no un dictamen. Si va a comprar, testar o divorciarse, consulte antes con nuestro despacho qué régimen tiene: aclararlo a tiempo es sencillo.$$,
  $$Matrimonial property for international couples living in Spain$$,
  $$Community property, separate property or a foreign regime: which law governs an international couple’s assets in Spain, and what it means for their taxes.$$,
  $$When you buy a house in Spain, the notary asks husband and wife which matrimonial property regime they have. Many foreign couples are unsure, and the answer matters: it decides who owns what is bought, who must sign when it is sold, what is divided on divorce and what forms part of an estate. Living in Spain does not mean that the Spanish regime applies to you.

Which law applies
Couples who married on or after 29 January 2019, or who have chosen a law since then, come under Regulation (EU) 2016/1103. Spouses may choose the law of the habitual residence or of the nationality of either of them. If they make no choice, the following apply in order:
– the law of their first shared habitual residence after the wedding;
– the law of their common nationality when they married;
– the law of the country with which both then had the closest connection.

The law so designated applies even if it is not that of a Member State, and in principle it covers all their assets, wherever they are.

Earlier marriages with no later choice of law fall under article 9.2 of the Spanish Civil Code, which looks first to the spouses’ common nationality when they married. Two Germans who married years ago and signed nothing, for instance, keep their German statutory regime even if they live in Dénia.

Gananciales or separation
Under gananciales, the Spanish community of property, salaries, income and what is bought with them during the marriage are, broadly, owned in common; what each spouse had before, or receives by gift or inheritance, remains separate. Under separation of property (separación de bienes) each owns what is theirs, and whatever they buy together is held in shares.

The Comunitat Valenciana
Where Spanish law applies and the couple live here, the default regime is the gananciales of the Civil Code. It was not always so: the Valencian law in force from July 2008 provided for separation of property. The Constitutional Court annulled it in 2016 but left settled situations untouched, so couples who married while it was in force may still have separate property. The date of the wedding is decisive.

Choosing or changing your regime
This is done in a marriage contract (capitulaciones matrimoniales), by deed before a notary, before or after the wedding. It is wise to have it entered in the Civil Registry if the marriage is recorded there, and to notify the Land Registry where there is real estate. A change does not prejudice rights that third parties already had.

Tax consequences
– For income tax (IRPF), income from a community asset is attributed half to each spouse; a salary, to the one who earns it.
– Allocating the assets when the community is wound up is, as a rule, exempt from transfer tax and produces no taxable gain for IRPF if each receives a half; any excess may be taxed.
– Dividing a house held in shares follows different rules.
– When a spouse dies, the regime is wound up first: the survivor’s half is not part of the inheritance.

What to have ready
– marriage certificate, and the date and place of your first shared home;
– marriage contract, if there is one;
– title deeds and the source of the money for each purchase.

The above is general guidance, not a legal opinion. If you are about to buy, make a will or divorce, ask our office first which regime you have: settling the point in good time is simple.$$,
  $$Güterstand internationaler Ehepaare mit Wohnsitz in Spanien$$,
  $$Gananciales, Gütertrennung oder ausländischer Güterstand: welches Recht für das Vermögen internationaler Paare in Spanien gilt und was steuerlich daraus folgt.$$,
  $$Beim Hauskauf fragt der spanische Notar die Eheleute nach ihrem Güterstand. Viele ausländische Paare sind sich unsicher, dabei hängt von der Antwort einiges ab: wem das Erworbene gehört, wer beim Verkauf unterschreiben muss, was bei einer Scheidung geteilt wird und was in den Nachlass fällt. Wer in Spanien lebt, unterliegt nicht automatisch dem spanischen Güterstand.

Welches Recht gilt
Für Paare, die ab dem 29. Januar 2019 geheiratet oder seit diesem Tag eine Rechtswahl getroffen haben, gilt die Verordnung (EU) 2016/1103. Die Ehegatten können das Recht des gewöhnlichen Aufenthalts oder der Staatsangehörigkeit eines von ihnen wählen. Ohne Rechtswahl gilt der Reihe nach:
– das Recht des ersten gemeinsamen gewöhnlichen Aufenthalts nach der Heirat;
– das Recht der gemeinsamen Staatsangehörigkeit bei der Eheschließung;
– das Recht des Landes, mit dem beide damals am engsten verbunden waren.

Das so bestimmte Recht gilt auch dann, wenn es nicht das eines Mitgliedstaats ist, und erfasst grundsätzlich das gesamte Vermögen, wo immer es sich befindet.

Für ältere Ehen ohne spätere Rechtswahl gilt Artikel 9.2 des spanischen Zivilgesetzbuchs (Código Civil), der zuerst auf die gemeinsame Staatsangehörigkeit bei der Heirat abstellt. Zwei Deutsche, die vor Jahren ohne Ehevertrag geheiratet haben, behalten daher ihren deutschen gesetzlichen Güterstand, auch wenn sie in Dénia leben.

Gananciales oder Gütertrennung
In der Errungenschaftsgemeinschaft (gananciales) gehören Löhne, Erträge und das damit während der Ehe Erworbene im Allgemeinen beiden gemeinsam; Eigengut bleibt, was ein Ehegatte schon vorher besaß oder durch Schenkung oder Erbschaft erhält. Bei der Gütertrennung (separación de bienes) gehört jedem das Seine, und gemeinsam Gekauftes steht im Miteigentum nach Bruchteilen.

Die Comunitat Valenciana
Gilt spanisches Recht und lebt das Paar hier, so ist der gesetzliche Güterstand die Errungenschaftsgemeinschaft des Código Civil. Das war nicht immer so: Das valencianische Gesetz, in Kraft seit Juli 2008, sah die Gütertrennung vor. Das Verfassungsgericht erklärte es 2016 für nichtig, ließ aber gefestigte Rechtsverhältnisse unberührt. Wer unter seiner Geltung geheiratet hat, kann also weiterhin in Gütertrennung leben. Entscheidend ist das Datum der Heirat.

Den Güterstand wählen oder ändern
Dies geschieht durch Ehevertrag (capitulaciones matrimoniales) in notarieller Urkunde, vor oder nach der Heirat. Ist die Ehe im spanischen Personenstandsregister (Registro Civil) eingetragen, sollte der Vertrag dort vermerkt und bei Immobilien auch dem Grundbuchamt mitgeteilt werden. Bereits erworbene Rechte Dritter werden durch die Änderung nicht beeinträchtigt.

Steuerliche Folgen
– In der Einkommensteuer (IRPF) werden Einkünfte aus einem gemeinschaftlichen Gut je zur Hälfte zugerechnet, das Gehalt demjenigen, der es verdient.
– Die Zuteilung der Güter bei Auflösung der Errungenschaftsgemeinschaft ist in der Regel von der Grunderwerbsteuer befreit und löst keinen Gewinn in der IRPF aus, wenn jeder seine Hälfte erhält; was darüber hinausgeht, kann steuerpflichtig sein.
– Für die Aufteilung eines Hauses im Miteigentum gelten andere Regeln.
– Stirbt ein Ehegatte, wird zuerst der Güterstand abgewickelt: Die Hälfte des Überlebenden gehört nicht zum Nachlass.

Was Sie vorbereiten sollten
– Heiratsurkunde sowie Zeitpunkt und Ort des ersten gemeinsamen Wohnsitzes;
– Ehevertrag, soweit vorhanden;
– Kaufurkunden und Nachweise, woher das Geld für den jeweiligen Kauf stammte.

Das Vorstehende dient der allgemeinen Orientierung und ist kein Gutachten. Wenn Sie kaufen, ein Testament errichten oder sich scheiden lassen möchten, klären Sie Ihren Güterstand vorher mit unserer Kanzlei: Rechtzeitig ist das unkompliziert.$$
);
