import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { chakra } from '../theme/styled';
import { Dot, Tick } from './controls';

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    minHeight: '1.5rem',
    paddingBlock: '2',
    cursor: 'pointer',
    fontWeight: '400',
    columnGap: '0.625rem',
    '& > span': { lineHeight: '1.5rem' },
    '& small': { display: 'block', color: 'muted', fontSize: 'sm', lineHeight: '1.45' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'muted' },
  },
});

interface ChoiceOwnProps {
  /** Words beside the box. */
  children: ReactNode;
  /** Under the words, lighter. */
  detail?: ReactNode;
}

export type CheckboxProps = ChoiceOwnProps &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'ref' | 'color' | 'width' | 'height'> & {
    /** Some of what it stands for is ticked. */
    isMixed?: boolean;
  };

/** A box and its words, outside of a form. */
export const Checkbox = ({ children, detail, isMixed = false, ...rest }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <Label>
      <Tick type="checkbox" ref={box} {...rest} />
      <span>
        {children}
        {detail !== undefined && <small>{detail}</small>}
      </span>
    </Label>
  );
};

export type RadioProps = ChoiceOwnProps &
  Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'ref' | 'color' | 'width' | 'height'>;

/** One choice and its words, outside of a form. */
export const Radio = ({ children, detail, ...rest }: RadioProps) => (
  <Label>
    <Dot type="radio" {...rest} />
    <span>
      {children}
      {detail !== undefined && <small>{detail}</small>}
    </span>
  </Label>
);
