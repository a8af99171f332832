import { termsStrings } from '../../strings/legal/terms.js';
import { LegalPage } from './legal-page.js';

export function TermsPage() {
  return <LegalPage text={termsStrings} />;
}
