import { useCallback, useRef, useState } from 'react';
import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { deskPiece } from 'shared-contract/gestion/endpoints';
import { Box, IconButton, Skeleton, Text, VisuallyHidden } from 'shared-ui';
import { ROOM } from '../../shared/whole-window';
import { PIECE_TEXTS } from '../../texts/request/item';
import { PaperTools } from './paper-tools';
import type { RenderedFile } from './rendered-file';
import { usePages } from './use-pages';
import { useRenderedFile } from './use-rendered-file';
import { useWholeScreen } from './use-whole-screen';

const texts = PIECE_TEXTS;

/** Widths of a page, in parts of what is there for it. */
const ZOOMS = ['100%', '150%', '200%', '300%'] as const;

const PAPER = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '12rem',
  background: 'var(--sunken)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-md)',
  overflow: 'hidden',
  '&:fullscreen': { border: '0', borderRadius: '0' },
} as const;

const PAGES = {
  flex: '1',
  minHeight: '0',
  maxHeight: '75vh',
  padding: '2',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '& canvas': { display: 'block', width: '100%', height: 'auto', marginBottom: '2', background: '#fff' },
  [ROOM]: { maxHeight: 'none' },
  '&:is(:fullscreen *)': { maxHeight: 'none' },
} as const;

const Failed = () => (
  <Box p="4">
    <Text tone="muted">{texts.failed}</Text>
  </Box>
);

const PageOf = ({ canvas, label }: { canvas: HTMLCanvasElement; label: string }) => {
  const put = useCallback(
    (holder: HTMLDivElement | null) => {
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', label);
      holder?.replaceChildren(canvas);
    },
    [canvas, label],
  );
  return <div ref={put} />;
};

interface PagesProps {
  drawn: RenderedFile;
  name: string;
  width: (typeof ZOOMS)[number];
  pages: ReturnType<typeof usePages>;
}

const Pages = ({ drawn: { pages, count }, name, width, pages: { box, handleScroll } }: PagesProps) => (
  <Box
    ref={box}
    css={{ ...PAGES, '& > div': { width } }}
    role="group"
    aria-label={name}
    tabIndex={0}
    onScroll={handleScroll}
  >
    {pages.map((canvas, index) => {
      const label = `${name}, ${texts.page(index + 1, count)}`;
      return <PageOf key={label} canvas={canvas} label={label} />;
    })}
    {count > pages.length && <Text tone="muted">{texts.more(pages.length, count)}</Text>}
  </Box>
);

export interface AttachmentViewProps {
  item: DeskItem;
  piece: NonNullable<DeskItem['Piece']>;
}

/** Attachment rendered in place as images; downloadable otherwise. */
export const AttachmentView = ({ item, piece }: AttachmentViewProps) => {
  const path = pathOf(deskPiece, { genre: item.Genre, id: item.ID });
  const { drawn, isFailed } = useRenderedFile(path);
  const [zoom, setZoom] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const whole = useWholeScreen(frame);
  const shown = drawn?.pages.length ?? 0;
  const pages = usePages(shown);
  const download = () => void downloadFile({ path, isMade: false, pending: texts.downloading });
  return (
    <Box as="section" ref={frame} aria-label={texts.title} css={PAPER}>
      <PaperTools
        name={piece.Nom}
        page={{ rank: pages.rank, count: shown, go: pages.go }}
        zoom={{
          isLeast: zoom === 0,
          isMost: zoom === ZOOMS.length - 1,
          by: (step) => setZoom((before) => Math.max(0, Math.min(before + step, ZOOMS.length - 1))),
        }}
        whole={whole}
      >
        <IconButton label={texts.download} icon="download" onClick={download} />
      </PaperTools>
      {isFailed && <Failed />}
      {!isFailed && !drawn && (
        <Box role="status" p="2">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton h="24rem" />
        </Box>
      )}
      {drawn && <Pages {...{ drawn, pages }} name={piece.Nom} width={ZOOMS[zoom] ?? ZOOMS[0]} />}
    </Box>
  );
};
