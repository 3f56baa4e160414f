import { describe, expect, it } from 'vitest';
import { stylesUsedIn } from '../../backend/usedStyles';

const PAGE =
  '<main class="a b md:c [&amp;&gt;p]:m"><p data-later-class="later" id="id">x</p></main>';
const cut = (css: string, page = PAGE) => stylesUsedIn(css)(page);

describe('a stylesheet cut to a page', () => {
  it.each([
    ['an element', 'p{x:y}'],
    ['a class', '.a{x:y}'],
    ['classes together', '.a.b{x:y}'],
    ['a class in a state', '.a:hover{x:y}'],
    ['a class that is escaped', '.md\\:c{x:y}'],
    ['a class with a digit first', '.\\32 xl{x:y}', '<p class="2xl">'],
    ['a class that HTML writes otherwise', '.\\[\\&\\>p\\]\\:m>p{x:y}'],
    ['one selector of several', '.none,.a{x:y}'],
    ['a choice, one of which may be there', '.a:is(.none,.b){x:y}'],
    ['what must not be there', '.a:not(.none){x:y}'],
    ['an attribute', '[data-late]>*{x:y}'],
    ['an attribute with a dot in it', '[href=".none"]{x:y}'],
    ['what is named for later', '.later{x:y}'],
    ['a query', '@media (width>1px){.a{x:y}}'],
    ['what stands for the whole page', '@keyframes k{to{x:y}}'],
    ['an order of layers', '@layer one,two;'],
  ])('keeps %s', (_, css, page = PAGE) => {
    expect(cut(css, page)).toBe(css);
  });

  it.each([
    ['a class that is nowhere', '.none{x:y}'],
    ['classes of which one is nowhere', '.a.none{x:y}', '.a .none{x:y}'],
    ['a class that is a word of the text', '.x{x:y}'],
    ['an identifier', '.id{x:y}'],
  ])('leaves out %s', (_, ...rules) => {
    for (const rule of rules) expect(cut(rule)).toBe('');
  });

  it('keeps the order of layers where nothing of one is left', () => {
    expect(cut('@layer one{.none{x:y}}@layer two{.a{x:y}}')).toBe(
      '@layer one{}@layer two{.a{x:y}}',
    );
  });

  it('keeps the custom properties that are read in it', () => {
    const css = ':root{--read:1;--idle:2;}.a{width:var(--read)}.none{width:var(--idle)}';
    const registered = '@property --read{inherits:false}@property --idle{inherits:false}';
    expect(cut(css + registered)).toBe(
      ':root{--read:1;}.a{width:var(--read)}@property --read{inherits:false}',
    );
  });

  it('keeps a rule that sets a property beside others as it is', () => {
    expect(cut('.a{--set:1;x:y}')).toBe('.a{--set:1;x:y}');
  });
});
