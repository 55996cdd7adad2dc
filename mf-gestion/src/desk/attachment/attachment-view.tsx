import { useCallback } from 'react';
import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import type { DeskItem } from 'shared-contract/gestion/answers';
import { deskPiece } from 'shared-contract/gestion/endpoints';
import { Box, Button, Skeleton, Text, VisuallyHidden } from 'shared-ui';
import { PIECE_TEXTS } from '../../texts/request/item';
import type { RenderedFile } from './rendered-file';
import { useRenderedFile } from './use-rendered-file';

const texts = PIECE_TEXTS;

const FRAME = {
  display: 'grid',
  gap: '3',
  padding: '3',
  background: 'var(--sunken)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--r-md)',
  maxHeight: '36rem',
  overflow: 'auto',
  '& canvas': {
    display: 'block',
    width: '100%',
    height: 'auto',
    background: '#fff',
    borderRadius: '0.25rem',
  },
} as const;

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginBottom: '2',
} as const;

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

const Pages = ({ drawn: { pages, count }, name }: { drawn: RenderedFile; name: string }) => (
  <Box css={FRAME} role="group" aria-label={name} tabIndex={0}>
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
  const download = () => void downloadFile({ path, isMade: false, pending: texts.downloading });
  return (
    <>
      <Box css={HEAD}>
        <Text>{piece.Nom}</Text>
        <Button variant="ghost" size="sm" icon="download" onClick={download}>
          {texts.download}
        </Button>
      </Box>
      {isFailed && <Text tone="muted">{texts.failed}</Text>}
      {!isFailed && !drawn && (
        <Box role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton h="24rem" />
        </Box>
      )}
      {drawn && <Pages drawn={drawn} name={piece.Nom} />}
    </>
  );
};
