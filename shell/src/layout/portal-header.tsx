import { decideLanding, useWholeSession } from 'shared-auth/host';
import { useLocation } from 'shared-router';
import { AccountMenu, AppHeader, Logo, Span } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { navigationScreens } from '../portal/screens';
import { ThemeSwitch } from '../portal/theme-context';
import { ChooseStudent } from '../students/late-choose-student';
import { useDisclosure } from '../students/use-disclosure';
import { TEXTS } from '../texts';
import { accountOf } from './account';
import { useAccountEntries } from './use-account-entries';

const isWithin = (pathname: string, path: string): boolean =>
  pathname.toLowerCase() === path.toLowerCase() ||
  pathname.toLowerCase().startsWith(`${path.toLowerCase()}/`);

const useNavigation = () => {
  const { screens } = usePortal();
  const session = useWholeSession();
  const { pathname } = useLocation();
  const home = decideLanding(session.infos) === '/desktop' ? [{ label: TEXTS.home, to: '/desktop' }] : [];
  const items = navigationScreens(screens, session).map(({ title, path }) => ({ label: title, to: path }));
  return [...home, ...items].map((item) => ({ ...item, isCurrent: isWithin(pathname, item.to) }));
};

/** Logo, navigation from the registry, theme, account; the version for administrators. */
export const PortalHeader = () => {
  const session = useWholeSession();
  const { institution } = usePortal();
  const nav = useNavigation();
  const chooser = useDisclosure();
  const entries = useAccountEntries(chooser.open);
  const account = accountOf(session);
  const brand = (
    <Logo
      name={institution.name}
      product={institution.product}
      src={institution.logo}
      to={decideLanding(session.infos)}
    />
  );
  return (
    <>
      <AppHeader brand={brand} nav={nav}>
        {session.infos.admin && session.version !== '' && (
          <Span size="xs" tone="muted">
            {TEXTS.version(session.version)}
          </Span>
        )}
        <ThemeSwitch />
        <AccountMenu {...account} items={entries} />
      </AppHeader>
      <ChooseStudent isOpen={chooser.isOpen} onClose={chooser.close} />
    </>
  );
};
