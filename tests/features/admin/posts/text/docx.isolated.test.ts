// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import JSZip from 'jszip';
import type Mammoth from 'mammoth';
import { expect, it, vi } from 'vitest';
import { readDocx } from '@/features/admin/posts/text/docx';
import { extensions } from '@/features/admin/posts/text/extensions';
import { Refusal } from '@/lib/admin/requests';
import { storePicture } from '@/lib/admin/imageStore';
import { toBlocks } from '@/lib/admin/markdown/document';
import { serialize } from '@/lib/admin/markdown/serialize';
import { SOURCE_LANGUAGE } from '@/site/languages';

// In Node.js it takes a buffer, in browsers an ArrayBuffer.
vi.mock('mammoth', async (original) => {
  const { default: mammoth } = await original<{ default: typeof Mammoth }>();
  type Options = Parameters<typeof mammoth.convertToHtml>[1];
  return {
    default: {
      ...mammoth,
      convertToHtml: ({ arrayBuffer }: { arrayBuffer: ArrayBuffer }, options: Options) =>
        mammoth.convertToHtml({ buffer: Buffer.from(arrayBuffer) }, options),
    },
  };
});

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const A = 'http://schemas.openxmlformats.org/drawingml/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

const PICTURE = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${A}/wordprocessingDrawing"><wp:docPr id="1" name="p" descr="Puerto"/><a:graphic xmlns:a="${A}/main"><a:graphicData><pic:pic xmlns:pic="${A}/picture"><pic:blipFill><a:blip r:embed="rId1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="a" Type="${R}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${R}/image" Target="media/a.png"/></Relationships>`,
  'word/media/a.png': 'png',
  'word/styles.xml': `<w:styles xmlns:w="${W}"><w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Membrete"><w:name w:val="Membrete"/></w:style></w:styles>`,
};

async function docx(body: string, numbering = ''): Promise<File> {
  const zip = new JSZip();
  for (const [name, part] of Object.entries(PARTS)) zip.file(name, part);
  if (numbering) zip.file('word/numbering.xml', numbering);
  const document = `<w:document xmlns:w="${W}" xmlns:r="${R}"><w:body>${body}</w:body></w:document>`;
  zip.file('word/document.xml', document);
  return new File([await zip.generateAsync({ type: 'arraybuffer' })], 'Artículo.docx');
}

const ORIGIN = 'https://firm.example';
const SRC = `${ORIGIN}/storage/v1/object/public/images/posts/a.webp`;

vi.mock('@/lib/admin/imageStore', () => ({ storePicture: vi.fn() }));
const store = vi.mocked(storePicture);

async function read(body: string, numbering = '') {
  const file = await docx(body, numbering);
  const { content, changed } = await readDocx(file, getSchema(extensions), SOURCE_LANGUAGE, [
    ORIGIN,
  ]);
  return { text: serialize(toBlocks({ type: 'doc', content })), changed };
}

it('a document becomes text with its headings and pictures', async () => {
  store.mockResolvedValueOnce({ src: SRC, width: 1 });
  const { text, changed } = await read(
    paragraph('Herencias', 'Ttulo1') + paragraph('Un plazo de seis meses.') + PICTURE,
  );
  expect(text).toBe(`## Herencias\n\nUn plazo de seis meses.\n\n![Puerto](${SRC})`);
  expect(changed).toEqual([]);
  expect(store.mock.calls).toMatchObject([[{ name: 'picture.png', type: 'image/png' }]]);
});

it('keeps the letters of its lists, which other clauses refer to', async () => {
  const clause = (text: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const numbering = `<w:numbering xmlns:w="${W}"><w:abstractNum w:abstractNumId="3"><w:lvl w:ilvl="0"><w:start w:val="2"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1)"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="3"/></w:num></w:numbering>`;
  const body = clause('El precio.') + clause('El plazo.') + paragraph('Según la letra b).');
  const { text } = await read(body, numbering);
  expect(text).toBe('b) El precio.\n\nc) El plazo.\n\nSegún la letra b).');
});

it('says what is lost, and marks a picture that is refused', async () => {
  const struck = `<w:p><w:r><w:rPr><w:strike/></w:rPr><w:t>viejo</w:t></w:r></w:p>`;
  store.mockRejectedValueOnce(new Error('refused'));
  const { text, changed } = await read(paragraph('Uno', 'Membrete') + struck + PICTURE);
  expect(text).toContain('*La imagen no se pudo pegar: insértela aquí.*');
  expect(text).toContain('[tachado: viejo]');
  expect(changed).toMatchObject([
    expect.stringMatching(/^El texto tachado va entre corchetes/),
    expect.stringMatching(/^Las imágenes del documento no se pudieron pegar/),
    'Los formatos propios del documento (1) no se han conservado.',
  ]);
});

it('refuses what is no document', async () => {
  const file = new File(['no zip'], 'a.docx');
  const reading = readDocx(file, getSchema(extensions), SOURCE_LANGUAGE, []);
  await expect(reading).rejects.toThrow(Refusal);
});
