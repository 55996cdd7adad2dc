import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';
import { iconProps } from './button';
import { type IconButtonStyleProps, iconButtonRecipe } from './icon-button-recipe';

const Root = chakra('button', iconButtonRecipe);

export type IconButtonProps = IconButtonStyleProps &
  Omit<ComponentPropsWithRef<'button'>, keyof IconButtonStyleProps | 'aria-label' | 'children' | 'color'>;

/** A button that is an icon; `label` is its name and its tooltip. */
export const IconButton = ({ label, icon, size = 'md', ...rest }: IconButtonProps) => (
  <Root type="button" aria-label={label} title={label} size={size} {...rest}>
    <Icon {...iconProps(icon)} size={size} />
  </Root>
);
