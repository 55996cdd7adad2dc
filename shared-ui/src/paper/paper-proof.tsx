import { type ReactNode, useId } from 'react';
import { chakra } from '../theme/styled';
import { INK_RULE } from './paper';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '4',
    padding: { base: '4', sm: '1.25rem 1.5rem' },
    borderTop: '1px solid var(--border)',
    breakInside: 'avoid',
    '& h2': { fontSize: '1.0625rem' },
    '& p': { marginTop: '1', fontSize: 'sm', lineHeight: '1.45', color: 'muted', overflowWrap: 'anywhere' },
    '& b': { color: 'text', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    _print: { paddingInline: '0', borderTop: INK_RULE },
  },
});

/** Black on white in both themes, for QR scanners. */
const Qr = chakra('svg', {
  base: { width: '7rem', height: '7rem', background: '#fff', borderRadius: 'sm', flex: 'none' },
});

export interface PaperProofProps {
  title: string;
  /** QR code as one path of unit squares, on a side of so many. */
  qr: { side: number; path: string; label: string };
  children: ReactNode;
}

/** Verification block of a printed document; never split across pages. */
export const PaperProof = ({ title, qr, children }: PaperProofProps) => {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Qr viewBox={`0 0 ${qr.side} ${qr.side}`} role="img" aria-label={qr.label}>
        <path d={qr.path} fill="#0f191a" shapeRendering="crispEdges" />
      </Qr>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
      </div>
    </Root>
  );
};
