import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import { AppLink, type AppLinkProps } from '../link/app-link';
import { chakra } from '../theme/styled';
import { type IconChoice, iconProps } from './button';

const recipe = {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    padding: '0',
    border: '0',
    background: 'none',
    borderRadius: 'sm',
    color: 'muted',
    cursor: 'pointer',
    _hover: { background: 'sunken', color: 'text' },
    _print: { display: 'none' },
  },
  variants: { size: { md: {}, sm: { width: '2rem', height: '2rem' } } },
} as const;

const Root = chakra('button', recipe);
const LinkRoot = chakra(AppLink, recipe);

interface IconButtonOwnProps {
  /** Accessible name. */
  label: string;
  icon: IconChoice;
  /** 44 px, or 32 px inside another control. */
  size?: 'md' | 'sm';
}

export type IconButtonProps = IconButtonOwnProps &
  Omit<ComponentPropsWithRef<'button'>, keyof IconButtonOwnProps | 'aria-label' | 'children' | 'color'>;

/** A button that is an icon; `label` is its name and its tooltip. */
export const IconButton = ({ label, icon, size = 'md', ...rest }: IconButtonProps) => (
  <Root type="button" aria-label={label} title={label} size={size} {...rest}>
    <Icon {...iconProps(icon)} size={size} />
  </Root>
);

export type IconLinkProps = IconButtonOwnProps & Omit<AppLinkProps, 'aria-label' | 'children'>;

/** A link that is an icon; a new tab is part of its name. */
export const IconLink = ({ label, icon, size = 'md', ...rest }: IconLinkProps) => {
  const name = rest.newTab === true ? `${label} (nouvel onglet)` : label;
  // The union of targets survives the rest, which the compiler can't see through the factory's props.
  const target = rest as AppLinkProps;
  return (
    <LinkRoot aria-label={name} title={name} size={size} {...target}>
      <Icon {...iconProps(icon)} size={size} />
    </LinkRoot>
  );
};
