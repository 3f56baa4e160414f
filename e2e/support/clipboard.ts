/** HTML as programs put it on the clipboard, shortened to the relevant parts. */

const word = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l${level} level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** Word 365: lists are paragraphs, and the head has a style sheet. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm;} --></style></head>
<body lang=ES style='tab-interval:35.4pt'><!--StartFragment-->
<h1>El recurso<o:p></o:p></h1>
<p class=MsoNormal><span lang=ES>Hay <b style='mso-bidi-font-weight:normal'>veinte días</b> <i>hábiles</i>, según
el <a href="https://www.boe.es/a"><span style='color:blue'>artículo 458</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Pasos</h2>
${word(1, '1.', 'Leer la sentencia.')}
${word(1, '2.', 'Preparar:')}
${word(2, 'o', 'el escrito')}
${word(2, 'o', 'la tasa')}
${word(1, '3.', 'Presentarlo.')}
<p class=MsoNormal>También:</p>
${word(1, '·', 'poder')}
${word(1, '·', 'copias')}
<table class=MsoTableGrid border=1><tr><td width=200 valign=top><p class=MsoNormal>Trámite</p></td><td><p class=MsoNormal>Días</p></td></tr>
<tr><td><p class=MsoNormal>Recurso</p></td><td><p class=MsoNormal>20</p></td></tr></table>
<p class=MsoNormal><img width=10 src="file:///C:/Users/ana/clip_image001.png" onerror="window.hacked=1"></p>
<!--EndFragment--></body></html>`;

/** The content of WORD, in the format of posts. */
export const WORD_TEXT = `## El recurso

Hay **veinte días** *hábiles*, según el [artículo 458](https://www.boe.es/a).

## Pasos

1. Leer la sentencia.
2. Preparar:
   - el escrito
   - la tasa
3. Presentarlo.

También:

- poder
- copias

| Trámite | Días |
| --- | --- |
| Recurso | 20 |

*La imagen no se pudo pegar: insértela aquí.*`;

/** Google Docs: all in a `<b>` that is not bold, marks as styles, nested lists beside items. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Pasos</span></h2>
<p dir="ltr"><span style="font-weight:400;">Hay </span><span style="font-weight:700;">veinte</span><span style="font-weight:400;font-style:italic;"> días</span> <a href="https://www.boe.es/a"><span style="text-decoration:underline;">aquí</span></a></p>
<ol><li dir="ltr"><p role="presentation"><span>Uno</span></p></li><ul><li dir="ltr"><p role="presentation"><span>dos</span></p></li></ul><li dir="ltr"><p role="presentation"><span>Tres</span></p></li></ol>
<h5 dir="ltr"><span>Detalle</span></h5>
<div><table><colgroup><col width="1" /></colgroup><tbody><tr><td><p><span>a</span></p></td><td><p><span>b</span></p><p><span>c</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

export const GOOGLE_DOCS_TEXT = `## Pasos

Hay **veinte** *días* [aquí](https://www.boe.es/a)

1. Uno
   - dos
2. Tres

### Detalle

| a | b c |
| --- | --- |`;

/** A web page with content that a post cannot have. */
export const WEB_PAGE = `<article><h1>Ley</h1><div>Uno<br>dos <strong>tres</strong> <code>x</code></div><script>window.hacked=1</script>
<p>Ver <a href="javascript:window.hacked=1">mal</a> y <a href="/contacto" onclick="window.hacked=1">bien</a></p>
<blockquote><p>Cita</p></blockquote><iframe src="https://x.es"></iframe><hr><ul><li>a</li></ul></article>`;

export const WEB_PAGE_TEXT = `## Ley

Uno\\
dos **tres** x

Ver mal y [bien](/contacto)

> Cita

- a`;
