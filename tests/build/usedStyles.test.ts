import { expect, it } from 'vitest';
import { createStylePurger } from '../../build/usedStyles';

const PAGE = '<main class="a b md:c [&amp;&gt;p]:m"><p id="id">x</p></main>';
const OTHER_TEXTS = '<p lang="zh" dir="ltr" class="a"><p lang="ar" dir="rtl">';
const purge = (css: string, page = PAGE) => createStylePurger(css)(page);

it('a style sheet keeps for a page what it may need', () => {
  for (const css of [
    'p{x:y}',
    '.a.b:hover{x:y}',
    // Characters that CSS and HTML escape.
    '.md\\:c{x:y}',
    '.\\[\\&\\>p\\]\\:m>p{x:y}',
    '.none,.a{x:y}',
    '.a:is(.none,.b){x:y}',
    '.a:not(.none){x:y}',
    '[data-island]>*{x:y}',
    '[href=".none"]{x:y}',
    ':where(.a>:not(:last-child)){x:y}',
    '.a{animation:1s k}@keyframes k{to{x:y}}',
    // An element in a language, which its own attributes say.
    'p:lang(zh){x:y}',
    '.a:not(:lang(zh),:dir(rtl)){x:y}',
    '@layer one,two;',
    'html,body{x:y}',
    '.a{--set:1;x:y}',
    '@media print{.a{x:y}}',
  ])
    expect.soft(purge(css)).toBe(css);
  const placeholder = '::placeholder{x:y}';
  expect(purge(placeholder, '<input>')).toBe(placeholder);
  const ofTexts = '.a:lang(zh){x:y}.a:dir(rtl){z:y}';
  expect(purge(ofTexts, OTHER_TEXTS)).toBe(ofTexts);
  expect(purge('.\\32 xl{x:y}', '<p class="2xl">')).toBe('.\\32 xl{x:y}');
});

it('the order of layers stays when one is empty', () => {
  expect(purge('/*! x */\n@layer one{.none{x:y}}@layer two{.a{x:y}}')).toBe(
    '@layer one{}@layer two{.a{x:y}}',
  );
});
