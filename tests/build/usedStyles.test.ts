import { describe, expect, it } from 'vitest';
import { createStylePurger } from '../../build/usedStyles';

const PAGE =
  '<main class="a b md:c [&amp;&gt;p]:m"><p data-css-safelist="later" id="id">x</p></main>';
const OTHER_TEXTS = '<p lang="zh" dir="ltr" class="a"><p lang="ar" dir="rtl">';
const purge = (css: string, page = PAGE) => createStylePurger(css)(page);

describe('a style sheet purged for a page', () => {
  it.each([
    ['an element', 'p{x:y}'],
    ['a class', '.a{x:y}'],
    ['a compound of classes', '.a.b{x:y}'],
    ['a class in a state', '.a:hover{x:y}'],
    ['a class that is escaped', '.md\\:c{x:y}'],
    ['a class with a leading digit', '.\\32 xl{x:y}', '<p class="2xl">'],
    ['a class with characters that HTML escapes', '.\\[\\&\\>p\\]\\:m>p{x:y}'],
    ['one selector of several', '.none,.a{x:y}'],
    ['a list of alternatives with a match', '.a:is(.none,.b){x:y}'],
    ['a negated class', '.a:not(.none){x:y}'],
    ['an attribute', '[data-island]>*{x:y}'],
    ['an attribute with a dot in it', '[href=".none"]{x:y}'],
    ['a safelisted class', '.later{x:y}'],
    ['a media query', '@media (width>1px){.a{x:y}}'],
    ['keyframes in use', '.a{animation:1s k}@keyframes k{to{x:y}}'],
    ['a layer order', '@layer one,two;'],
    ['the document', 'html,body{x:y}'],
    ['a state of an element', 'p:first-child{x:y}'],
    ['a list of elements with a match', 'table,p{x:y}'],
    ['a part of an input', '::placeholder{x:y}', '<input>'],
    ['print', '@media print{.a{x:y}}'],
    ['a language or direction of a text', '.a:lang(zh){x:y}.a:dir(rtl){z:y}', OTHER_TEXTS],
    ['an element in a language', 'p:lang(zh){x:y}'],
    ['a negated language or direction', '.a:not(:lang(zh),:dir(rtl)){x:y}'],
  ])('keeps %s', (_, css, page = PAGE) => {
    expect(purge(css, page)).toBe(css);
  });

  it.each([
    ['an unused class', '.none{x:y}'],
    ['keyframes of an unused class', '.none{animation:1s k}@keyframes k{to{x:y}}'],
    ['a compound or descendant of an unused class', '.a.none{x:y}', '.a .none{x:y}'],
    ['a class that occurs as text only', '.x{x:y}'],
    ['a class that occurs as an id only', '.id{x:y}'],
    ['an element that the page lacks', 'table{x:y}', '.a table{x:y}', 'sub,sup{x:y}'],
    ['a part of an input', '::placeholder{x:y}', '::-webkit-datetime-edit{x:y}'],
    ['a language or direction that no text has', '.a:lang(zh){x:y}', '.a:where(:dir(rtl)){x:y}'],
    ['what shows under a pointer', '@media (hover:hover){.a:hover{x:y}}'],
    ['fallbacks for older browsers', '@supports (((-webkit-hyphens:none))) or (z:y){*{--a:b}}'],
  ])('removes %s', (_, ...rules) => {
    for (const rule of rules) expect(purge(rule)).toBe('');
  });

  it('keeps the order of layers when one is empty', () => {
    expect(purge('@layer one{.none{x:y}}@layer two{.a{x:y}}')).toBe(
      '@layer one{}@layer two{.a{x:y}}',
    );
  });

  it('keeps the custom properties in use', () => {
    const css = ':root{--read:1;--idle:2;}.a{width:var(--read)}.none{width:var(--idle)}';
    const registered = '@property --read{inherits:false}@property --idle{inherits:false}';
    expect(purge(css + registered)).toBe(
      ':root{--read:1;}.a{width:var(--read)}@property --read{inherits:false}',
    );
  });

  it('takes what all supported browsers know out of its condition', () => {
    expect(purge('@supports (color:color-mix(in lab, red, red)){.a{x:y}.none{x:y}}')).toBe(
      '.a{x:y}',
    );
  });

  it('keeps one of two equal declarations', () => {
    expect(purge('.a{-webkit-x:y;-webkit-x:y;x:y}')).toBe('.a{-webkit-x:y;x:y}');
  });

  it('writes out Tailwind’s own properties that the page leaves at their initial value', () => {
    const registered =
      '@property --tw-one{syntax:"*";inherits:false;initial-value:solid}@property --tw-two{syntax:"*";inherits:false}';
    const css = (set: string) =>
      `.a{${set}border-style:var(--tw-one);line-height:var(--tw-two,calc(1 * (2 + 3)))}`;
    const written = '.a{border-style:solid;line-height:calc(1 * (2 + 3))}';
    expect(purge(css('') + registered)).toBe(written);
    expect(purge(css('--tw-one:solid;') + registered)).toBe(written);
    const changed = css('--tw-one:none;--tw-two:2;') + registered;
    expect(purge(changed)).toBe(changed);
  });

  it('removes Tailwind’s own properties that nothing reads', () => {
    expect(purge('.a{--tw-set:1;x:y}.b{--tw-set:2}@media print{.a{--tw-set:1}}')).toBe('.a{x:y}');
  });

  it('removes a utility without weight that the page lacks', () => {
    expect(purge(':where(.none>:not(:last-child)){x:y}')).toBe('');
    expect(purge(':where(.a>:not(:last-child)){x:y}')).toBe(':where(.a>:not(:last-child)){x:y}');
  });

  it('keeps a rule with custom and other properties as it is', () => {
    expect(purge('.a{--set:1;x:y}')).toBe('.a{--set:1;x:y}');
  });
});
