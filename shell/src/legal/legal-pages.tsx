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

/** Privacy policy. */
export const PrivacyPolicy = ({ institution }: LegalPageProps) => (
  <LegalText
    title={TEXTS.privacyPolicy}
    lead={`${versionOf(institution)}Ce que l’école fait de vos données.`}
    parts={privacyParts(institution)}
  />
);

/** Accessibility statement and contact. */
export const AccessibilityStatement = ({ institution }: LegalPageProps) => (
  <LegalText
    title={TEXTS.accessibility}
    lead="Ce portail doit servir à chacune et à chacun."
    parts={accessibilityParts(institution)}
  />
);

/** Privacy policy page for signed-in people. */
export const PrivacyPage = () => <PrivacyPolicy institution={usePortal().institution} />;

/** Accessibility statement page for signed-in people. */
export const AccessibilityPage = () => <AccessibilityStatement institution={usePortal().institution} />;
