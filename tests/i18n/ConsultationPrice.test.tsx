// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConsultationPrice } from '@/i18n/ConsultationPrice';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { ANOTHER } from '../../e2e/support/languages';
import { answerRequests, renderInSite } from '../support/renderInSite';

it.each([SOURCE_LANGUAGE, ANOTHER])(
  'a price in the source language says so on a page in %s',
  async (language) => {
    answerRequests(() =>
      Response.json([
        {
          ...{ phones: null, chat_number: null, email: null, street: null, postal_code: null },
          ...{ opening_hours: null, closed_days: [] },
          consultation_price: { [SOURCE_LANGUAGE]: '60 €' },
        },
      ]),
    );
    renderInSite(<ConsultationPrice />, pathOf('home', language));
    const price = await screen.findByText('60 €');
    const isOther = language !== SOURCE_LANGUAGE;
    expect(price.getAttribute('lang')).toBe(isOther ? SOURCE_LANGUAGE : null);
    expect(price.getAttribute('dir')).toBe(isOther ? LANGUAGE_FACTS[SOURCE_LANGUAGE].dir : null);
  },
);
