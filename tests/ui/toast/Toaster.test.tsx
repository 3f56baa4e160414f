// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Toasts } from '@/app/Toasts';
import { dismissToast, shownToast, toast } from '@/ui/toast/store';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { MIRRORED } from '../../../e2e/support/languages';
import { renderInSite } from '../../support/renderInSite';

afterEach(() => {
  act(dismissToast);
  history.replaceState(null, '', '/');
});

it.each([[SOURCE_LANGUAGE, 1] as const, ...(MIRRORED ? [[MIRRORED, -1] as const] : [])])(
  'a swipe of 50 px to the inline end dismisses it: %s',
  async (language, towards) => {
    Element.prototype.setPointerCapture = () => undefined;
    Element.prototype.hasPointerCapture = () => false;
    renderInSite(<Toasts />, pathOf('home', language));
    act(() => toast({ title: 'uno' }));
    const item = await screen.findByRole('listitem');
    const isOpenAfter = (distance: number) => {
      const at = (x: number) => ({ button: 0, pointerType: 'touch', clientX: 200 + x, clientY: 9 });
      fireEvent.pointerDown(item, at(0));
      for (const part of [0.5, 1]) fireEvent.pointerMove(item, at(distance * towards * part));
      fireEvent.pointerUp(item, at(distance * towards));
      return shownToast()?.open;
    };
    expect([-60, 45, 60].map(isOpenAfter)).toEqual([true, true, false]);
  },
);
