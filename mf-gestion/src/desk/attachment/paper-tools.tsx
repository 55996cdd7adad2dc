import type { ReactNode } from 'react';
import { Box, IconButton } from 'shared-ui';
import { PIECE_TEXTS } from '../../texts/request/item';

const texts = PIECE_TEXTS;

// lucide zoom-out, zoom-in, maximize-2, minimize-2, chevron-up
const GLASS = 'm21 21-4.35-4.35M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M8 11h6';
const ICONS = {
  smaller: GLASS,
  larger: `${GLASS}M11 8v6`,
  whole: 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6',
  wholeEnd: 'M14 10l7-7M20 10h-6V4M3 21l7-7M4 14h6v6',
  earlier: 'm18 15-6-6-6 6',
} as const;

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 'none',
  padding: '0 0.25rem 0 0.75rem',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--border)',
  color: 'var(--muted)',
  fontSize: '0.8125rem',
  '& > p': {
    flex: '1 1 6rem',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > span': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& button': { width: '2.75rem', height: '2.75rem', md: { width: '2rem', height: '2.25rem' } },
} as const;

export interface PaperToolsProps {
  name: string;
  page: { rank: number; count: number; go: (rank: number) => void };
  zoom: { isLeast: boolean; isMost: boolean; by: (step: 1 | -1) => void };
  whole: { isOn: boolean; toggle: () => void } | null;
  /** At the end: what else is done with the file. */
  children: ReactNode;
}

/** Above a paper: its name, its pages, its size, the whole screen. */
export const PaperTools = ({ name, page, zoom, whole, children }: PaperToolsProps) => {
  const off = (isOff: boolean) => ({ 'aria-disabled': isOff || undefined });
  return (
    <Box css={BAR} role="group" aria-label={texts.tools}>
      <p title={name}>{name}</p>
      {page.count > 1 && (
        <>
          <span>{texts.place(page.rank, page.count)}</span>
          <IconButton
            label={texts.earlier}
            icon={{ path: ICONS.earlier }}
            {...off(page.rank <= 1)}
            onClick={() => page.go(page.rank - 1)}
          />
          <IconButton
            label={texts.later}
            icon="chevron-down"
            {...off(page.rank >= page.count)}
            onClick={() => page.go(page.rank + 1)}
          />
        </>
      )}
      <IconButton
        label={texts.smaller}
        icon={{ path: ICONS.smaller }}
        {...off(zoom.isLeast)}
        onClick={() => zoom.by(-1)}
      />
      <IconButton
        label={texts.larger}
        icon={{ path: ICONS.larger }}
        {...off(zoom.isMost)}
        onClick={() => zoom.by(1)}
      />
      {whole && (
        <IconButton
          label={whole.isOn ? texts.wholeEnd : texts.whole}
          icon={{ path: whole.isOn ? ICONS.wholeEnd : ICONS.whole }}
          onClick={whole.toggle}
        />
      )}
      {children}
    </Box>
  );
};
