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
<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Imagen_x0020_1"><v:imagedata src="file:///C:/Users/ana/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=10 src="file:///C:/Users/ana/clip_image002.png" onerror="window.hacked=1" v:shapes="Imagen_x0020_1"><![endif]></span></p>
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

const wordFootnote = (target: string, name: string) =>
  `<a style='mso-footnote-id:ftn1' href="#${target}" name="${name}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>` +
  `<![if !supportFootnotes]><span class=MsoFootnoteReference><span lang=ES style='font-size:11.0pt;line-height:107%'>[1]</span></span><![endif]></span></span></a>`;

/**
 * Word 365, a document that colleagues have gone through: table of contents, numbered headings,
 * tracked changes, a comment, hidden text, quotes, a footnote, and a picture as a drawing alone.
 */
export const WORD_REVIEWED = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"></head>
<body lang=ES style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTocHeading>Índice<o:p></o:p></p>
<p class=MsoToc1 style='tab-stops:right dotted 424.7pt'><!--[if supportFields]><span style='mso-element:field-begin'></span> TOC \\o "1-3" <span style='mso-element:field-separator'></span><![endif]--><a href="#_Toc1">1. El plazo<span style='color:windowtext;display:none;mso-hide:screen'>. </span><span style='color:windowtext;display:none;mso-hide:screen'>1</span></a><o:p></o:p></p>
<p class=MsoNormal><span lang=ES><br clear=all style='mso-special-character:line-break;page-break-before:always'></span></p>
<h1 style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><a name="_Toc1"></a><![if !supportLists]><span lang=ES style='mso-fareast-font-family:"Calibri Light"'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=ES>El plazo<o:p></o:p></span></h1>
<h2 style='margin-left:39.6pt;text-indent:-21.6pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span lang=ES><span style='mso-list:Ignore'>1.1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span lang=ES>Cómputo<o:p></o:p></span></h2>
<p class=MsoNormal><span lang=ES>El plazo es de <span class=msoDel><del cite="mailto:Ana" datetime="2026-11-20T10:12">diez</del></span><span class=msoIns><ins cite="mailto:Ana" datetime="2026-11-20T10:12">veinte</ins></span> <a style='mso-comment-reference:A_1;mso-comment-date:20261120T1015'>días</a></span><span class=MsoCommentReference><span style='font-size:8.0pt;line-height:107%'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" onmouseout="msoCommentHide('_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[A1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span><span lang=ES>.<span style='display:none;mso-hide:all'> Ojo: cliente moroso.</span>${wordFootnote('_ftn1', '_ftnref1')}<o:p></o:p></span></p>
<p class=MsoQuote><span lang=ES>Los plazos son improrrogables.<o:p></o:p></span></p>
<p class=MsoQuote><span lang=ES>Artículo 134.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=ES style='mso-no-proof:yes'><v:shapetype id="_x0000_t75" coordsize="21600,21600" path="m@4@5l@4@11@9@11@9@5xe"><v:stroke joinstyle="miter"/><v:path o:extrusionok="f"/></v:shapetype><v:shape id="Imagen_x0020_1" type="#_x0000_t75" style='width:150pt;height:228.75pt'><v:imagedata src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg" o:title=""/></v:shape></span><span lang=ES><o:p></o:p></span></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>${wordFootnote('_ftnref1', '_ftn1')}<span lang=ES> Ley de Enjuiciamiento Civil.<o:p></o:p></span></p></div></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>
<div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript><![endif]><span style='mso-comment-author:Ana'></span><p class=MsoCommentText><span class=MsoCommentReference><span style='font-size:8.0pt'>[A1]</span></span>¿Seguro?<o:p></o:p></p><![if !supportAnnotations]></div><![endif]></div></div>
<!--EndFragment--></body></html>`;

export const WORD_REVIEWED_TEXT = `## 1. El plazo

## 1.1. Cómputo

El plazo es de veinte días.[1]

> Los plazos son improrrogables.
>
> Artículo 134.

*La imagen no se pudo pegar: insértela aquí.*

[1] Ley de Enjuiciamiento Civil.`;

const webText = (text: string) =>
  `<span data-contrast="auto" xml:lang="ES-ES" lang="ES-ES" class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">${text}</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span>`;
const webItem = (list: 'ul' | 'ol', level: number, position: number, text: string) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${list} class="SCXW1 BCX0" role="list" start="${position}"><li data-listid="${list.length + level}" aria-setsize="-1" data-aria-posinset="${position}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0">${webText(text)}</p></li></${list}></div>`;

/** Word for the web: headings are paragraphs with a role, and each item is a list of its own. */
export const WORD_WEB = `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" role="heading" aria-level="1">${webText('Pasos')}</p></div>
<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0" role="heading" aria-level="3">${webText('Antes')}</p></div>
<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0">${webText('Lea:')}</p></div>
${webItem('ol', 1, 1, 'Uno')}${webItem('ul', 2, 1, 'dos')}${webItem('ol', 1, 2, 'Tres')}
<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0"><img src="https://word.example/1.png" alt="">${webText('')}</p></div>`;

export const WORD_WEB_TEXT = `## Pasos

### Antes

Lea:

1. Uno
   - dos
2. Tres

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

Uno
dos **tres** x

Ver mal y [bien](/contacto)

> Cita

- a`;
