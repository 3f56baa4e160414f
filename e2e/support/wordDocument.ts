import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Posts of the demo whose Spanish texts make up the document. */
const POSTS = [
  '13-divorcio-parejas-internacionales-espana-tribunal-ley-acuerdo',
  '15-modificacion-medidas-tras-divorcio-cuando-como-pedirla',
];

/** The Spanish text of a post of the demo: the third literal. */
function spanishText(name: string): string {
  const file = join(import.meta.dirname, `../../supabase/seeds/posts/${name}.sql`);
  return readFileSync(file, 'utf8').split('$$')[5] ?? '';
}

/** One paragraph as Word 365 writes it, in lines of its own. */
const paragraph = (content: string) =>
  `<p class=MsoNormal style='text-align:justify'><span lang=ES\nstyle='font-size:11.0pt;line-height:107%;font-family:"Calibri",sans-serif'>` +
  `${content.replace(/(.{60,80}) /g, '$1\n')}<o:p></o:p></span></p>`;

const heading = (text: string) =>
  `<h2 style='mso-style-link:"Título 2 Car"'><a name="_Toc1234"></a><span lang=ES>${text}<o:p></o:p></span></h2>`;

function item(marker: string, text: string, list: number): string {
  const symbol = marker === '·' ? 'font-family:Symbol;mso-fareast-font-family:Symbol' : '';
  return (
    `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l${list} level1 lfo${list}'>` +
    `<![if !supportLists]><span lang=ES style='${symbol}'><span style='mso-list:Ignore'>${marker}` +
    `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=ES>${text}<o:p></o:p></span></p>`
  );
}

/** A link in the format of posts. */
const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

const TABLE = [
  ['Trámite', 'Plazo'],
  ['Contestar a la demanda', 'Veinte días hábiles'],
  ['Recurrir la sentencia', 'Veinte días hábiles'],
];

const table = `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>${TABLE.map(
  (row) =>
    `<tr>${row.map((cell) => `<td width=312 valign=top style='width:233.6pt'>${paragraph(cell)}</td>`).join('')}</tr>`,
).join('')}</table>`;

const picture =
  `<p class=MsoNormal><span lang=ES style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Imagen_x0020_1"><v:imagedata src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg" o:title=""/></v:shape><![endif]-->` +
  `<![if !vml]><img width=425 height=283 src="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Imagen_x0020_1"><![endif]></span></p>`;

/**
 * A lawyer's article as Word puts it on the clipboard, with headings, bold, a link, numbered and
 * bulleted lists, a table and a picture; and the text that it becomes, in the format of posts.
 */
export function wordDocument(): { html: string; text: string } {
  const html: string[] = [];
  const text: string[] = [];
  let lists = 0;
  let number = 0;
  for (const line of POSTS.flatMap((name) => spanishText(name).split(/\n+/))) {
    if (line.startsWith('– ')) {
      if (number === 0) lists += 1;
      number += 1;
      const content = line.slice(2);
      const isNumbered = lists % 2 === 1;
      html.push(item(isNumbered ? `${number}.` : '·', content, lists));
      const written = `${isNumbered ? `${number}.` : '-'} ${content}`;
      if (number === 1) text.push(written);
      else text.push(`${text.pop() ?? ''}\n${written}`);
      continue;
    }
    number = 0;
    if (!/[.:;?]$/.test(line)) {
      html.push(heading(line));
      text.push(`## ${line}`);
      continue;
    }
    const [first = '', ...rest] = line.split(' ');
    const linked = rest.join(' ').replace(LINK, '<a href="$2">$1</a>');
    html.push(paragraph(`<b style='mso-bidi-font-weight:normal'>${first}</b> ${linked}`));
    text.push(`**${first}** ${rest.join(' ')}`);
  }
  html.push(table, picture);
  text.push(
    TABLE.map((row) => `| ${row.join(' | ')} |`)
      .toSpliced(1, 0, '| --- | --- |')
      .join('\n'),
    '*La imagen no se pudo pegar: insértela aquí.*',
  );
  const head =
    '<head><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml"><style><!-- p.MsoNormal {margin:0cm;} @list l0 {mso-list-id:1;} --></style></head>';
  return {
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">${head}<body lang=ES style='tab-interval:35.4pt'><!--StartFragment-->${html.join('\n')}<!--EndFragment--></body></html>`,
    text: text.join('\n\n'),
  };
}
