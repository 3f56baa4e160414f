// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { AddressPanel } from '@/features/admin/posts/editor/AddressPanel';
import { blankValues } from '@/features/admin/posts/post';
import { type PostValues, textName } from '@/features/admin/posts/schema';
import { slugColumn } from '@/site/slugs';
import { OTHER } from '../../../../support/languages';

const [title, slug] = [textName('title', OTHER), slugColumn(OTHER)];

function renderPanel(saved: PostValues): UseFormReturn<PostValues> {
  let form: unknown;
  function Panel() {
    const own = useForm<PostValues>({ defaultValues: saved });
    form = own;
    return (
      <FormProvider {...own}>
        <AddressPanel language={OTHER} saved={saved} />
      </FormProvider>
    );
  }
  render(<Panel />);
  return form as UseFormReturn<PostValues>;
}

const offer = () => screen.queryByRole('button', { name: 'Hacerla del título' });

describe("a translation's address", () => {
  it('follows its title until it is edited', () => {
    const form = renderPanel({ ...blankValues(), slug: 'uno' });
    expect(screen.getByText(`/${OTHER}/blog/uno`)).toBeTruthy();
    act(() => form.setValue(title, 'Eins Zwei'));
    expect(form.getValues(slug)).toBe('eins-zwei');
    act(() => form.setValue(slug, 'drei'));
    act(() => form.setValue(title, 'Vier'));
    expect(form.getValues(slug)).toBe('drei');
    expect(offer()).toBeTruthy();
  });

  it('stays as it is once the translation is saved, and can be made from the title', () => {
    const form = renderPanel({ ...blankValues(), slug: 'uno', [title]: 'Eins' });
    act(() => form.setValue(title, 'Zwei'));
    expect(form.getValues(slug)).toBe('');
    act(() => offer()?.click());
    expect(form.getValues(slug)).toBe('zwei');
    expect(screen.getByText(/de antes/)).toBeTruthy();
  });
});
