// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServicesMenu } from '@/features/public/navigation/ServicesMenu';
import { renderInSite } from '../../../support/renderInSite';

beforeEach(() => {
  vi.useFakeTimers();
  const links = [{ label: 'Area', to: '/area', current: 'page' as const }];
  renderInSite(
    <ul>
      <ServicesMenu label="Areas" links={links} />
    </ul>,
  );
});

const button = () => screen.getByRole('button');
const isOpen = () => screen.queryByRole('link', { name: 'Area' }) !== null;
const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(button(), { pointerType });
const leave = (pointerType = 'mouse') => fireEvent.pointerLeave(button(), { pointerType });
/** Whether the menu is open after so many milliseconds. */
const after = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
  return isOpen();
};

it('opens after 200 ms of hover and closes 150 ms after the pointer leaves', () => {
  enter('touch');
  expect(after(1000)).toBe(false);
  enter();
  expect([after(199), after(1)]).toEqual([false, true]);
  expect(button()).toHaveAttribute('aria-current', 'true');
  leave('touch');
  expect(after(1000)).toBe(true);
  leave();
  expect([after(149), after(1)]).toEqual([true, false]);
  // At once when the pointer returns within 300 ms, and no later.
  expect(after(299)).toBe(false);
  enter();
  expect(isOpen()).toBe(true);
  leave();
  after(150 + 300);
  enter();
  expect([after(199), after(1)]).toEqual([false, true]);
});

it('is pinned open by a click while it is hovered; the next one closes it', () => {
  enter();
  after(200);
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect([isOpen(), after(1000)]).toEqual([false, false]);
});

it('closes by Escape, which leaves the focus where it is, and on a press elsewhere', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  enter();
  expect(after(200)).toBe(true);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(field).toHaveFocus();
  field.remove();
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});
