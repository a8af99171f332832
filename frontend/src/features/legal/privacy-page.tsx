import { privacyStrings } from '../../strings/legal/privacy.js';
import { LegalPage } from './legal-page.js';

export function PrivacyPage() {
  return <LegalPage text={privacyStrings} />;
}
