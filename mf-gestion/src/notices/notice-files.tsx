import { downloadFile } from 'shared-auth/download';
import { pathOf } from 'shared-contract/base/endpoint';
import { formatBytes } from 'shared-contract/base/size';
import type { DeskNotice } from 'shared-contract/notices/answers';
import { deskNoticeFile } from 'shared-contract/notices/endpoints';
import { IconButton } from 'shared-ui';
import { FileItem, FileList } from 'shared-ui/upload';
import { NOTICE_TEXTS } from '../texts/notices';

const texts = NOTICE_TEXTS.opened;

/** File extension shown on the icon. */
export const sheetOf = (name: string): string => (name.split('.').at(-1) ?? '').toUpperCase();

/** Downloadable files of a notice. */
export const NoticeFiles = ({ notice: { AnnonceID, Pieces } }: { notice: DeskNotice }) =>
  Pieces.length === 0 ? null : (
    <FileList aria-label={NOTICE_TEXTS.editor.files} border="1px solid var(--border)" borderRadius="md">
      {Pieces.map(({ DocumentID, Nom, Taille }) => (
        <FileItem
          key={DocumentID}
          name={Nom}
          kind={sheetOf(Nom)}
          detail={formatBytes(Taille)}
          action={
            <IconButton
              label={texts.download(Nom)}
              icon="download"
              onClick={() =>
                void downloadFile({
                  path: pathOf(deskNoticeFile, { AnnonceID, DocumentID }),
                  isMade: false,
                  pending: texts.downloading,
                })
              }
            />
          }
        />
      ))}
    </FileList>
  );
