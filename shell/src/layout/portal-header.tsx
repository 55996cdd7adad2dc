import { decideLanding, hasStaffHome, isViewing, type Session, useFullSession } from 'shared-auth/host';
import { AccountMenu, AppHeader, type BarPlace, JumpButton, type JumpButtonProps, Logo } from 'shared-ui';
import { useAccountEntries } from '../account/use-account-entries';
import { Bell } from '../notifications/bell';
import { usePortal } from '../portal/portal-context';
import { TEXTS } from '../texts';
import { toAccount } from './account';

export interface PortalHeaderProps {
  /** None for who has nowhere to go: then there is no jump either. */
  places: readonly BarPlace[];
  /** What opens the jump. */
  jump: Omit<JumpButtonProps, 'label'>;
  onChooseStudent: () => void;
}

/** Under the school's name: administrators see the version (S2 §2), staff what the portal is to them. */
const productLine = (session: Session, product: string): string => {
  const { infos, version } = session;
  if (infos.admin && version !== '') return TEXTS.version(version);
  return hasStaffHome(infos) && !isViewing(session) ? TEXTS.staffSpace : product;
};

/**
 * Header: logo, navigation, command palette, account; administrators see the version instead of the product name (S2
 * §2).
 */
export const PortalHeader = ({ places, jump, onChooseStudent }: PortalHeaderProps) => {
  const session = useFullSession();
  const { institution } = usePortal();
  const entries = useAccountEntries(onChooseStudent);
  const brand = (
    <Logo
      name={institution.name}
      product={productLine(session, institution.product)}
      src={institution.logo}
      to={decideLanding(session.infos)}
    />
  );
  return (
    <AppHeader brand={brand} nav={places}>
      {places.length > 0 && <JumpButton label={TEXTS.goTo} {...jump} />}
      <Bell />
      <AccountMenu {...toAccount(session)} items={entries} />
    </AppHeader>
  );
};
