import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import { chakra, WIDE_BREAKPOINT } from '../theme/styled';

const Root = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    width: '2.75rem',
    height: '2.75rem',
    border: '0',
    background: 'none',
    borderRadius: 'sm',
    color: 'muted',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { background: 'sunken', color: 'text' },
    '& > span': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    '& > kbd': { display: 'none', marginLeft: 'auto', whiteSpace: 'nowrap' },
    [WIDE_BREAKPOINT]: {
      justifyContent: 'flex-start',
      // Long names of school and person take of its room first.
      width: '13.5rem',
      minWidth: '9.75rem',
      paddingInline: '0.75rem 0.5rem',
      border: '1px solid var(--border-strong)',
      background: 'input',
      _hover: { background: 'input', borderColor: 'text' },
      '& > span': { position: 'static', clipPath: 'none' },
      '& > kbd': { display: 'block' },
    },
  },
});

/** Style of a keyboard shortcut. */
export const KEY_LOOK = {
  font: 'inherit',
  fontSize: '2xs',
  fontWeight: 'semibold',
  border: '1px solid var(--border-strong)',
  borderBottomWidth: '2px',
  borderRadius: '0.3125rem',
  padding: '0.0625rem 0.3125rem',
  background: 'surface',
  color: 'muted',
} as const;

const Key = chakra('kbd', { base: KEY_LOOK });

export interface JumpButtonProps
  extends Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'> {
  /** « Aller à… » */
  label: string;
}

/** Opens the command palette: an icon on phones, styled as a search field from 1,040 px on. */
export const JumpButton = ({ label, ...rest }: JumpButtonProps) => (
  <Root type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K" title={label} {...rest}>
    <Icon name="search" />
    <span>{label}</span>
    <Key aria-hidden="true">Ctrl K</Key>
  </Root>
);
