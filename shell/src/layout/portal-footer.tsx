import type { Institution } from 'shared-contract';
import { Footer, type LinkTarget } from 'shared-ui';
import { usePortal } from '../app/portal-context';
import { TEXTS } from '../texts';

/** A link of the institution file: a page of the portal, or another site in a new tab. */
export const linkTo = (address: string): LinkTarget =>
  address.startsWith('/') ? { to: address } : { href: address, newTab: true };

/** Foot of the page from the institution's file. */
export const InstitutionFooter = ({ institution }: { institution: Institution }) => (
  <Footer
    name={institution.name}
    links={[
      { label: TEXTS.privacyPolicy, ...linkTo(institution.privacyPolicy) },
      { label: TEXTS.regulations, ...linkTo(institution.studyRegulations) },
      { label: TEXTS.accessibility, to: '/accessibilite' },
    ]}
    social={institution.social.map(({ label, icon, url }) => ({ label, icon, href: url }))}
  />
);

export const PortalFooter = () => <InstitutionFooter institution={usePortal().institution} />;
