import { hideChatButton } from '@/features/public/contact/hideChatButton';
import { hasDraft, keepTyped } from '@/features/public/enquiry-form/draftKey';
import { markScrolled } from '@/features/public/navigation/markScrolled';
import { countView } from '@/features/public/visits/countView';
import { servedLanguage } from '@/i18n/visitorLanguage';
import { addressOf } from '@/site/pages';
import { isPageCurrent } from './pageRevision';

/** Does what every page does without the app, from the load of the document on. */
export function runPageTasks(): void {
  markScrolled();
  hideChatButton();
  keepTyped();
  const language = servedLanguage();
  if (language) countView(location.pathname, language);
}

/** Whether a prerendered page must change without an interaction, which only the app can do. */
export async function needsApp(): Promise<boolean> {
  const showsForm = addressOf(location.pathname)?.page === 'contact';
  return (showsForm && hasDraft()) || !(await isPageCurrent());
}
