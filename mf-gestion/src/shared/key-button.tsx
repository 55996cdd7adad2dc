import { Button, type ButtonProps } from 'shared-ui';
import { useLetterKeys } from 'shared-ui/letter-keys';
import { Key } from './key';

/** Says the key of a control, while letters act. */
export const useShortcut = (key: string): { 'aria-keyshortcuts'?: string } =>
  useLetterKeys() ? { 'aria-keyshortcuts': key } : {};

export type KeyButtonProps = ButtonProps & {
  /** `a`, drawn beside the words, or `Shift+A`. */
  shortcut: string;
};

/** A button that a letter presses too, and that says which. */
export const KeyButton = ({ shortcut, children, ...rest }: KeyButtonProps) => (
  <Button {...rest} {...useShortcut(shortcut)}>
    {children}
    {shortcut.length === 1 && <Key>{shortcut.toUpperCase()}</Key>}
  </Button>
);
