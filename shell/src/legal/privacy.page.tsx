import { usePortal } from '../portal/portal-context';
import { PrivacyPolicy } from './legal-pages';

/** The privacy policy, for those who are signed in. */
export default function PrivacyPage() {
  return <PrivacyPolicy institution={usePortal().institution} />;
}
