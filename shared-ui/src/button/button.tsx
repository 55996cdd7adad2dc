import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { Icon, type IconProps } from '../icon/icon';
import { Spinner } from '../spinner/spinner';
import { chakra } from '../theme/styled';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { type ButtonSize, type ButtonVariant, buttonRecipe } from './button-recipe';

const Root = chakra('button', buttonRecipe);

/** Icon of a button: a registered name or an SVG path. */
export type IconChoice = IconProps['name'] | { path: string };

export const iconProps = (icon: IconChoice | undefined): Pick<IconProps, 'name' | 'path'> | null => {
  if (icon === undefined) return null;
  return typeof icon === 'string' ? { name: icon } : icon;
};

export interface ButtonOwnProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Before the words. */
  icon?: IconChoice;
  /** After the words. */
  iconEnd?: IconChoice;
  /** Takes the whole width. */
  full?: boolean;
  /** Below 600 px only the icon is seen. */
  iconOnPhone?: boolean;
  /** Work in progress: further clicks are ignored, the width stays. */
  busy?: boolean;
  /** What is read instead of the words while busy. */
  busyText?: string;
  /** Why it can't be used now: the button stays reachable, looks dashed, and says this when focused. */
  unavailable?: string | undefined;
  children: ReactNode;
}

export type ButtonProps = ButtonOwnProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonOwnProps | 'color'>;

const Words = chakra('span', {
  base: {
    display: 'inline-grid',
    justifyItems: 'center',
    '& > span': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& > span[aria-hidden]': { visibility: 'hidden' },
  },
});

const Face = ({ icon, busy, children }: { icon?: IconChoice; busy: boolean; children: ReactNode }) => {
  const leading = iconProps(icon);
  return (
    <>
      {busy ? <Spinner /> : leading && <Icon {...leading} />}
      <span>{children}</span>
    </>
  );
};

/** Both labels share a grid cell: the width fits the longer one, so no layout shift. */
const SteadyFace = ({
  icon,
  busy,
  busyText,
  children,
}: Pick<ButtonOwnProps, 'icon' | 'busyText' | 'children'> & { busy: boolean }) => (
  <Words>
    <span>
      <Face busy={busy} {...(icon === undefined ? {} : { icon })}>
        {busy ? busyText : children}
      </Face>
    </span>
    <span aria-hidden="true">
      <Spinner />
      {busy ? children : busyText}
    </span>
  </Words>
);

/** A button; type="button" unless said otherwise. */
export const Button = (props: ButtonProps) => {
  const { icon, iconEnd, busy = false, busyText, unavailable, children, onClick, ...rest } = props;
  const reasonId = useId();
  const isBlocked = busy || unavailable !== undefined;
  const face = icon === undefined ? {} : { icon };
  const trailing = iconProps(iconEnd);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <Root
        type="button"
        {...rest}
        onClick={handleClick}
        unavailable={unavailable !== undefined}
        aria-busy={busy || undefined}
        aria-disabled={isBlocked || undefined}
        aria-describedby={unavailable === undefined ? rest['aria-describedby'] : reasonId}
      >
        {busyText === undefined ? (
          <Face busy={busy} {...face}>
            {children}
          </Face>
        ) : (
          <SteadyFace busy={busy} busyText={busyText} {...face}>
            {children}
          </SteadyFace>
        )}
        {trailing && <Icon {...trailing} />}
      </Root>
      {unavailable !== undefined && <VisuallyHidden id={reasonId}>{unavailable}</VisuallyHidden>}
    </>
  );
};
