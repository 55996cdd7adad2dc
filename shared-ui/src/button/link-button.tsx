import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { AppLink, type AppLinkProps } from '../link/app-link';
import { chakra } from '../theme/styled';
import { type ButtonOwnProps, iconProps } from './button';
import { buttonRecipe } from './button-recipe';

const Root = chakra(AppLink, buttonRecipe);

export type LinkButtonProps = AppLinkProps &
  Pick<ButtonOwnProps, 'variant' | 'size' | 'icon' | 'iconEnd' | 'full' | 'iconOnPhone'> & {
    children: ReactNode;
  };

/** A link that looks like a button: it leads somewhere, a button does something. */
export const LinkButton = ({ icon, iconEnd, children, ...rest }: LinkButtonProps) => {
  const leading = iconProps(icon);
  const trailing = iconProps(iconEnd);
  return (
    <Root {...rest}>
      {leading && <Icon {...leading} />}
      <span>{children}</span>
      {trailing && <Icon {...trailing} />}
    </Root>
  );
};
