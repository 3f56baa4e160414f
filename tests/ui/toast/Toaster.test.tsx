// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showToast } from '@/ui/toast/Toaster';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { MIRRORED } from '../../../e2e/support/languages';

it.each([[SOURCE_LANGUAGE, 1] as const, ...(MIRRORED ? [[MIRRORED, -1] as const] : [])])(
  'a swipe of 50 px to the inline end dismisses it: %s',
  (_, towards) => {
    Element.prototype.setPointerCapture = () => undefined;
    Element.prototype.hasPointerCapture = () => false;
    const words = { title: 'uno', description: 'dos', label: 'Avisos', closeLabel: 'Cerrar' };
    act(() => showToast({ ...words, dir: towards < 0 ? 'rtl' : 'ltr' }));
    const item = screen.getByRole('listitem');
    const isOpenAfter = (distance: number) => {
      const at = (x: number) => ({ button: 0, pointerType: 'touch', clientX: 200 + x, clientY: 9 });
      fireEvent.pointerDown(item, at(0));
      for (const part of [0.5, 1]) fireEvent.pointerMove(item, at(distance * towards * part));
      fireEvent.pointerUp(item, at(distance * towards));
      return screen.queryByRole('listitem') !== null;
    };
    expect([-60, 45, 60].map(isOpenAfter)).toEqual([true, true, false]);
  },
);
