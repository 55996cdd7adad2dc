import { useEffect } from 'react';
import type { Institution } from 'shared-contract';
import { Route, Routes } from 'shared-router';
import { useAddress } from 'shared-router/address';
import { AppHeader, Box, Frise, LinkButton, Logo, Page, SkipLink, ThemeToggle } from 'shared-ui';
import { AttestationCheck } from '../attestations/attestation-check';
import { InstitutionFooter } from '../layout/portal-footer';
import { AccessibilityStatement, PrivacyPolicy } from '../legal/legal-pages';
import { shellTitle } from '../navigation/shell-pages';
import { useTheme } from '../portal/theme-context';
import { TEXTS } from '../texts';

/** Theme toggle of the public pages, which have no account menu. */
export const ThemeSwitch = () => {
  const { theme, choose } = useTheme();
  return <ThemeToggle theme={theme} onChange={choose} />;
};

/** Public pages, readable without a session: legal pages and document verification. */
export default function PublicPages({ institution }: { institution: Institution }) {
  const title = shellTitle(useAddress().pathname) ?? institution.product;
  useEffect(() => {
    document.title = `${title} – ${institution.product} – ${institution.name}`;
  }, [title, institution]);
  const brand = <Logo name={institution.name} product={institution.product} src={institution.logo} to="/" />;
  return (
    <>
      <SkipLink />
      <Frise />
      <AppHeader brand={brand} nav={[]}>
        <ThemeSwitch />
        <LinkButton size="sm" href="/">
          {TEXTS.signIn}
        </LinkButton>
      </AppHeader>
      <Box as="main" id="contenu" tabIndex={-1} flex="1">
        <Page width="content" paddingTop={{ base: '6', md: '10' }} paddingBottom="12">
          <Routes>
            <Route path="/confidentialite" element={<PrivacyPolicy institution={institution} />} />
            <Route path="/accessibilite" element={<AccessibilityStatement institution={institution} />} />
            <Route path="/attestation/:code" element={<AttestationCheck />} />
          </Routes>
        </Page>
      </Box>
      <InstitutionFooter institution={institution} />
    </>
  );
}
