import { usePortal } from '../portal/portal-context';
import { AccessibilityStatement } from './legal-pages';

/** The accessibility statement, for those who are signed in. */
export default function AccessibilityPage() {
  return <AccessibilityStatement institution={usePortal().institution} />;
}
