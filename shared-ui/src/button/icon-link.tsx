import { Icon } from '../icon/icon';
import { AppLink, type AppLinkProps } from '../link/app-link';
import { chakra } from '../theme/styled';
import { iconProps } from './button';
import { type IconButtonStyleProps, iconButtonRecipe } from './icon-button-recipe';

const Root = chakra(AppLink, iconButtonRecipe);

export type IconLinkProps = IconButtonStyleProps & Omit<AppLinkProps, 'aria-label' | 'children'>;

/** A link that is an icon; a new tab is part of its name. */
export const IconLink = ({ label, icon, size = 'md', ...rest }: IconLinkProps) => {
  const name = rest.newTab === true ? `${label} (nouvel onglet)` : label;
  // The union of targets survives the rest, which the compiler can't see through the factory's props.
  const target = rest as AppLinkProps;
  return (
    <Root aria-label={name} title={name} size={size} {...target}>
      <Icon {...iconProps(icon)} size={size} />
    </Root>
  );
};
