import { CARD_INSET } from '../card/card-style';
import { Icon } from '../icon/icon';
import { chakra } from '../theme/styled';

const Fold = chakra('details', {
  base: {
    borderTop: '1px solid var(--border)',
    fontSize: 'sm',
    color: 'muted',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '2.875rem',
      paddingInline: CARD_INSET,
      cursor: 'pointer',
      fontWeight: 'semibold',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    '& > summary > svg:last-child': { marginLeft: 'auto', transition: 'rotate .2s' },
    '&[open] > summary > svg:last-child': { rotate: '180deg' },
    '& > dl': { paddingInline: CARD_INSET, paddingBottom: '4', fontSize: 'xs' },
    '& dd': { overflowWrap: 'anywhere', marginBottom: '1.5' },
    _print: { display: 'none' },
  },
});

export interface TechnicalDetailsProps {
  title: string;
  items: readonly { label: string; value: string }[];
}

/** Machine-readable details of a document, collapsed on screen, never printed. */
export const TechnicalDetails = ({ title, items }: TechnicalDetailsProps) => (
  <Fold>
    <summary>
      <Icon name="file-text" size="sm" />
      {title}
      <Icon name="chevron-down" />
    </summary>
    <dl>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Fold>
);
