import { useFullSession } from 'shared-auth/host';
import type { Institution } from 'shared-contract';
import { ACCESSIBILITY_LINK } from 'shared-contract/portal/accessibility';
import { Footer, type FooterProps, type LinkTarget } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { TEXTS } from '../texts';

/** Maps a link of the institution file: a portal route, or an external link opened in a new tab. */
export const linkTo = (address: string): LinkTarget =>
  address.startsWith('/') ? { to: address } : { href: address, newTab: true };

export interface InstitutionFooterProps {
  institution: Institution;
  note?: FooterProps['note'];
}

/** Footer built from the institution file. */
export const InstitutionFooter = ({ institution, note }: InstitutionFooterProps) => (
  <Footer
    name={institution.name}
    links={[
      { label: TEXTS.privacyPolicy, ...linkTo(institution.privacyPolicy) },
      { label: TEXTS.regulations, ...linkTo(institution.studyRegulations) },
      { label: ACCESSIBILITY_LINK.label, to: ACCESSIBILITY_LINK.path },
    ]}
    social={institution.social.map(({ label, icon, url }) => ({ label, icon, href: url }))}
    note={note}
  />
);

/** Versions of the shell and of each remote, for administrators (S2 §2, issue 8). */
const useVersions = (): FooterProps['note'] => {
  const { infos, version } = useFullSession();
  const { registry } = usePortal();
  if (!infos.admin || version === '') return undefined;
  const remotes = registry.remotes.flatMap(({ name, release }) =>
    release ? [`${name} ${release.version}`] : [],
  );
  return { title: TEXTS.versions, lines: [`shell ${version}`, ...remotes] };
};

export const PortalFooter = () => (
  <InstitutionFooter institution={usePortal().institution} note={useVersions()} />
);
