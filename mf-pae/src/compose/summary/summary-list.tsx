import { formatNumber } from 'shared-contract/base/format';
import type { PaeSelection } from 'shared-contract/pae/engine';
import type { PaeUnit } from 'shared-contract/pae/pae';
import { List, Text, VisuallyHidden } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import { UnitTitle } from '../unit-title';

const texts = TEXTS.summary;

const LOOK = {
  '& > li': {
    display: 'flex',
    gap: '0.625rem',
    paddingBlock: '0.375rem',
    fontSize: '0.875rem',
    lineHeight: '1.35',
  },
  '& small': { display: 'block', color: 'var(--muted)', fontSize: '0.75rem' },
  '& b': { marginLeft: 'auto', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  '& s': { color: 'var(--muted)' },
} as const;

interface SummaryListProps {
  units: readonly PaeUnit[];
  selection: PaeSelection;
}

/** Chosen units by code with their credits; unticked ones struck through (S2 §4). */
export const SummaryList = ({ units, selection }: SummaryListProps) =>
  units.length === 0 ? (
    <Text tone="muted">{texts.empty}</Text>
  ) : (
    <List divided css={LOOK} aria-label={texts.list}>
      {units.map((unit) => {
        const { UniteEnseignementID: id, ECTS } = unit;
        const Words = selection.has(id) ? 'span' : 's';
        return (
          <li key={id}>
            <Words>
              <small>{unit.UniteEnseignementCode}</small>
              <UnitTitle unit={unit} />
              {!selection.has(id) && <VisuallyHidden> ({texts.unticked})</VisuallyHidden>}
            </Words>
            <b>{selection.has(id) ? formatNumber(ECTS) : <s>{formatNumber(ECTS)}</s>}</b>
          </li>
        );
      })}
    </List>
  );
