import { type ReactNode, useState } from 'react';
import { Icon, VisuallyHidden } from 'shared-ui';
import { iconCircleHelp } from 'shared-ui/icons';
import { TEXTS } from '../texts/pae';

/** Look of every « Pourquoi ? », written once a list and not once a card. */
export const WHY_LOOK = {
  '& details': { fontSize: '0.8125rem' },
  '& summary': {
    display: 'inline-flex',
    gap: '0.25rem',
    alignItems: 'center',
    // 44 px under a thumb, in the room of a line.
    padding: '0.75rem 0',
    margin: '-0.5rem 0',
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: '600',
    color: 'var(--accent-text)',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& details > div': {
    display: 'grid',
    gap: '0.5rem',
    justifyItems: 'start',
    padding: '0.75rem 0.875rem',
    margin: '0.25rem 0 0.375rem',
    border: '1px solid var(--border)',
    borderRadius: 'var(--r-sm)',
    background: 'var(--surface)',
    color: 'var(--text)',
    '& p': { margin: '0' },
  },
} as const;

interface WhyProps {
  /** What it is about, for who hears it. */
  name: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** « Pourquoi ? » and its answer, which is drawn once it is asked for. */
export const Why = ({ name, isOpen, onOpen, children }: WhyProps) => (
  <details open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
    <summary>
      <Icon path={iconCircleHelp} size="xs" />
      {TEXTS.unit.why}
      <VisuallyHidden>{` – ${name}`}</VisuallyHidden>
    </summary>
    <div>{isOpen && children}</div>
  </details>
);

/** The same, which opens and closes by itself. */
export const OwnWhy = (props: Pick<WhyProps, 'name' | 'children'>) => {
  const [isOpen, setIsOpen] = useState(false);
  return <Why {...props} isOpen={isOpen} onOpen={setIsOpen} />;
};
