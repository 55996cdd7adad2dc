import { refreshEndpoints } from 'shared-auth';
import { downloadFile } from 'shared-auth/download';
import { formatInstantDay } from 'shared-contract/base/dates';
import { pathOf } from 'shared-contract/base/endpoint';
import { formatBytes } from 'shared-contract/base/size';
import type { StoredFile } from 'shared-contract/documents/documents';
import { printedDocument, storedFiles } from 'shared-contract/documents/endpoints';
import { dashboard } from 'shared-contract/portal/endpoints';
import type { EnrolmentRow } from 'shared-contract/records/records';
import {
  AsyncState,
  Box,
  Disclosure,
  IconButton,
  Skeleton,
  SkeletonLines,
  StatusBadge,
  Text,
} from 'shared-ui';
import { FileItem, FileList } from 'shared-ui/upload';
import { DOWNLOADS_TEXTS } from '../texts/documents';
import { useStoredFiles } from './use-documents';

const texts = DOWNLOADS_TEXTS;

/** Downloads the file, after which it counts as read. */
const download = async (InscriptionID: number, file: StoredFile): Promise<void> => {
  const isKept = await downloadFile({
    path: pathOf(printedDocument, { InscriptionID, nom: file.FullName }),
    fileName: file.FullName,
    isMade: file.Taille === null,
    pending: texts.preparing,
  });
  if (isKept) await refreshEndpoints([storedFiles, dashboard]);
};

const detailOf = ({ LastModified, Taille, Manque }: StoredFile): string => {
  if (Manque.length > 0) return texts.waits(Manque);
  return Taille === null ? texts.made : texts.changed(formatInstantDay(LastModified), formatBytes(Taille));
};

/** Files of one year, behind its title (S2 §2). */
export const EnrolmentFiles = ({ enrolment, isOpen }: { enrolment: EnrolmentRow; isOpen: boolean }) => {
  const { InscriptionID, AnneeAcademiqueValeur, NiveauCoursLibelle } = enrolment;
  const files = useStoredFiles(InscriptionID);
  const count = files.data ? (
    <StatusBadge tone="neutral" icon={null}>
      {texts.count(files.data.length)}
    </StatusBadge>
  ) : (
    <Skeleton width="5rem" height="1.5rem" borderRadius="full" />
  );
  return (
    <Disclosure
      title={AnneeAcademiqueValeur}
      detail={NiveauCoursLibelle}
      aside={count}
      icon="folder-open"
      isOpen={isOpen}
    >
      <AsyncState
        query={files}
        errorTitle={texts.filesError}
        skeleton={
          <Box p="4">
            <SkeletonLines lines={3} />
          </Box>
        }
        empty={
          <Text p="4" tone="muted">
            {texts.none}
          </Text>
        }
      >
        {(list) => (
          <FileList>
            {list.map((file) => (
              <FileItem
                key={file.FullName}
                name={file.Name}
                kind={file.Extension.toUpperCase()}
                detail={detailOf(file)}
                isNew={!file.Lu}
                action={
                  file.Manque.length === 0 && (
                    <IconButton
                      label={texts.download(file.Name, AnneeAcademiqueValeur)}
                      icon="download"
                      onClick={() => void download(InscriptionID, file)}
                    />
                  )
                }
              />
            ))}
          </FileList>
        )}
      </AsyncState>
    </Disclosure>
  );
};
