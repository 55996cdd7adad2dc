import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';
import { iconProps } from './button';
import { type IconLook, iconButtonRecipe } from './icon-look';

const Root = chakra('button', iconButtonRecipe);

export type IconButtonProps = IconLook &
  Omit<ComponentPropsWithRef<'button'>, keyof IconLook | 'aria-label' | 'children' | 'color'>;

/** A button that is an icon; `label` is its name and its tooltip. */
export const IconButton = ({ label, icon, size = 'md', ...rest }: IconButtonProps) => (
  <Root type="button" aria-label={label} title={label} size={size} {...rest}>
    <Icon {...iconProps(icon)} size={size} />
  </Root>
);
