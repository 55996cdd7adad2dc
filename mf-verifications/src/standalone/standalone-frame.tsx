import { type ReactNode, useEffect } from 'react';
import { useSession } from 'shared-auth';
import { setNotifier, signOut } from 'shared-auth/host';
import type { Institution } from 'shared-contract';
import { ACCESSIBILITY_LINK } from 'shared-contract/portal/accessibility';
import { AccountMenu, AppHeader, Box, Footer, Frise, Logo, Page, SkipLink } from 'shared-ui';
import { ToastRegion, toast } from 'shared-ui/toast';
import { TEXTS } from '../texts';
import { SignInAgain } from './sign-in-again';

const leave = async (): Promise<void> => {
  const redirect = await signOut();
  if (redirect === null) window.location.reload();
  else window.location.assign(redirect);
};

/** The frame of the space alone: who is signed in, the way out, and the page. */
export const StandaloneFrame = ({
  institution,
  children,
}: {
  institution: Institution;
  children: ReactNode;
}) => {
  const { Username, Nom, Fonction, isStaff } = useSession();
  useEffect(() => {
    setNotifier((id, notice) => {
      toast.show(id, notice);
    });
    return () => setNotifier(() => {});
  }, []);
  return (
    <>
      <SkipLink />
      <Frise />
      <AppHeader
        brand={
          <Logo
            name={institution.name}
            product={TEXTS.title}
            src={institution.logo}
            to="/verifications-seul"
          />
        }
        nav={[]}
      >
        <AccountMenu
          name={Nom ?? Username}
          detail={Fonction ?? (isStaff ? TEXTS.alone.staff : TEXTS.alone.verifier)}
          items={[{ label: TEXTS.alone.signOut, icon: 'log-out', onSelect: leave }]}
        />
      </AppHeader>
      <Box as="main" id="contenu" tabIndex={-1} flex="1">
        <Page width="content" paddingTop={{ base: '5', md: '8' }} paddingBottom={{ base: '12', md: '16' }}>
          {children}
        </Page>
      </Box>
      <Footer
        name={institution.name}
        links={[{ label: ACCESSIBILITY_LINK.label, href: ACCESSIBILITY_LINK.path }]}
        social={[]}
      />
      <ToastRegion />
      <SignInAgain username={Username} />
    </>
  );
};
