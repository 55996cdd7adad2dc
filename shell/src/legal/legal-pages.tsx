import type { Institution } from 'shared-contract';
import { formatPolicyDay } from 'shared-contract/portal/format-window';
import { usePortal } from '../portal/portal-context';
import { TEXTS } from '../texts';
import { accessibilityParts } from './accessibility-texts';
import { LegalText } from './legal-text';
import { privacyParts } from './privacy-texts';

interface LegalPageProps {
  institution: Institution;
}

const versionOf = ({ privacyVersion }: Institution): string => {
  const day = formatPolicyDay(privacyVersion);
  return day === null ? '' : `Version du ${day}. `;
};

/** What the portal does with personal data. */
export const PrivacyPolicy = ({ institution }: LegalPageProps) => (
  <LegalText
    title={TEXTS.privacyPolicy}
    lead={`${versionOf(institution)}Ce que devient ce que vous confiez au portail.`}
    parts={privacyParts(institution)}
  />
);

/** How the portal can be used by everybody, and whom to tell when it can't. */
export const AccessibilityStatement = ({ institution }: LegalPageProps) => (
  <LegalText
    title={TEXTS.accessibility}
    lead="Ce portail doit servir à chacune et à chacun."
    parts={accessibilityParts(institution)}
  />
);

/** The privacy policy, for those who are signed in. */
export const PrivacyPage = () => <PrivacyPolicy institution={usePortal().institution} />;

/** The accessibility statement, for those who are signed in. */
export const AccessibilityPage = () => <AccessibilityStatement institution={usePortal().institution} />;
