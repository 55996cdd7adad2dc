import { chakra } from '../theme/styled';

const Root = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '1.5rem',
    height: '1.5rem',
    paddingInline: '0.4375rem',
    borderRadius: 'full',
    background: 'accent',
    color: 'accent-fg',
    fontSize: '2xs',
    fontWeight: '700',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
  },
});

/** A figure in a disc, decorative: the words near it say what is counted. More than 99 reads « 99+ ». */
export const CountBadge = ({ count }: { count: number }) => (
  <Root aria-hidden="true">{count > 99 ? '99+' : count}</Root>
);
