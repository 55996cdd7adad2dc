import { type ReactNode, useId, useState } from 'react';
import { IconButton } from 'shared-ui';
import { TEXTS } from '../../texts';

export interface UnfoldingLineProps {
  label: string;
  /** The details: they are read, and the look is noted, only when they are wanted. */
  children: ReactNode;
}

/** A collapsible row. */
export const CollapsibleLine = ({ label, children }: UnfoldingLineProps): ReactNode => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <span>{label}</span>
      <IconButton
        label={TEXTS.line.details(label)}
        icon="chevron-down"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && <div id={id}>{children}</div>}
    </li>
  );
};
