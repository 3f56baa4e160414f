// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dismissToast, getSnapshot, toast } from '@/ui/toast/store';
import { Toaster } from '@/ui/toast/Toaster';

afterEach(() => {
  for (const { id } of getSnapshot()) act(() => dismissToast(id));
});

const isOpen = () => getSnapshot().some(({ open }) => open);

it.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('a swipe of 50 px to the inline end dismisses it: %s', async (dir, towards) => {
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  render(<Toaster label="Avisos" closeLabel="Cerrar" dir={dir} />);
  act(() => toast({ title: 'uno' }));
  const item = await screen.findByRole('listitem');
  const isOpenAfter = (distance: number) => {
    const at = (x: number) => ({ button: 0, pointerType: 'touch', clientX: 200 + x, clientY: 9 });
    fireEvent.pointerDown(item, at(0));
    for (const part of [0.5, 1]) fireEvent.pointerMove(item, at(distance * towards * part));
    fireEvent.pointerUp(item, at(distance * towards));
    return isOpen();
  };
  expect([-60, 45, 60].map(isOpenAfter)).toEqual([true, true, false]);
});
