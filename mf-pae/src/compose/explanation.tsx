import { type ReactNode, useState } from 'react';
import { Icon, VisuallyHidden } from 'shared-ui';
import { iconCircleHelp } from 'shared-ui/icons';
import { TEXTS } from '../texts/pae';

/** Styles of every « Pourquoi ? », defined once per list. */
export const EXPLANATION_STYLES = {
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

interface ExplanationProps {
  /** What it is about, for who hears it. */
  name: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/** « Pourquoi ? » disclosure; its content is rendered when opened. */
export const Explanation = ({ name, isOpen, onOpen, children }: ExplanationProps) => (
  <details open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
    <summary>
      <Icon path={iconCircleHelp} size="xs" />
      {TEXTS.unit.why}
      <VisuallyHidden>
        {' – '}
        {name}
      </VisuallyHidden>
    </summary>
    <div>{isOpen && children}</div>
  </details>
);

/** Same, with its own open state. */
export const UncontrolledExplanation = (props: Pick<ExplanationProps, 'name' | 'children'>) => {
  const [isOpen, setIsOpen] = useState(false);
  return <Explanation {...props} isOpen={isOpen} onOpen={setIsOpen} />;
};
