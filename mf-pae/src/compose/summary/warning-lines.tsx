import type { PaeProgramme } from 'shared-contract/pae/engine';
import type { PaeWarning } from 'shared-contract/pae/warnings';
import { Icon, List } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import { keyOf, wordsOf } from './warning-words';

const LOOK = {
  '& > li': {
    display: 'flex',
    gap: '0.5rem',
    paddingBlock: '0.125rem',
    fontSize: '0.875rem',
    lineHeight: '1.4',
  },
  '& svg': { marginTop: '0.125rem', color: 'var(--warning-icon)' },
  '& [data-kind=above-ceiling] svg': { color: 'var(--danger-icon)' },
} as const;

interface WarningLinesProps {
  programme: PaeProgramme;
  warnings: readonly PaeWarning[];
}

/** Warnings, one per line. */
export const WarningLines = ({ programme, warnings }: WarningLinesProps) => (
  <List css={LOOK} aria-label={TEXTS.warnings.title}>
    {warnings.map((warning) => (
      <li key={keyOf(warning)} data-kind={warning.kind}>
        <Icon name={warning.kind === 'corequisite' ? 'link' : 'triangle-alert'} size="sm" />
        <span>{wordsOf(programme, warning).short}</span>
      </li>
    ))}
  </List>
);
