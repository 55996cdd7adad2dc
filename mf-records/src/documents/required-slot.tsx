import { useSession } from 'shared-auth';
import { resumableUpload, takeBack } from 'shared-auth/upload';
import { useWrite } from 'shared-auth/write';
import { formatInstantDay } from 'shared-contract/base/dates';
import {
  DOCUMENT_TEXTS,
  FILE_RULES,
  isMissing,
  type RequiredDocument,
} from 'shared-contract/documents/documents';
import { handInDocument, requiredDocuments, storedFiles } from 'shared-contract/documents/endpoints';
import { Alert, Box, type IconChoice, StatusBadge, Text, type Tone } from 'shared-ui';
import { iconImageUp } from 'shared-ui/icons';
import { FileDrop, UploadSlot } from 'shared-ui/upload';
import { MY_DOCUMENTS_TEXTS } from '../texts/documents';
import { PhotoDrop } from './photo-drop';

const texts = MY_DOCUMENTS_TEXTS;

const TONES: Record<RequiredDocument['Statut'], Tone> = {
  demande: 'warning',
  recu: 'info',
  refuse: 'danger',
  accepte: 'ok',
};

const sendDocument = resumableUpload('document');
const ACCEPT = FILE_RULES.document.extensions.map((one) => `.${one}`).join(',');

const iconOf = (document: RequiredDocument): IconChoice =>
  document.EstPhoto ? { path: iconImageUp } : 'file-text';

/** What is asked, what became of it, and when. */
const SlotText = ({ document }: { document: RequiredDocument }) => {
  const { Statut, Message, Motif, Fichier } = document;
  const day = document.Date && formatInstantDay(document.Date);
  return (
    <>
      {Statut === 'refuse' && Motif && (
        <Box mb="2">
          <Alert tone="danger" title={texts.refused(day)}>
            {Motif}
          </Alert>
        </Box>
      )}
      {isMissing(document) && Message && <Text size="sm">{Message}</Text>}
      {day && Statut === 'recu' && <Text size="sm">{texts.received(Fichier, day)}</Text>}
      {day && Statut === 'accepte' && <Text size="sm">{texts.accepted(day)}</Text>}
    </>
  );
};

/** One document that the school asks for, with its state and the way to hand it in (S2 §2). */
export const RequiredSlot = ({ document }: { document: RequiredDocument }) => {
  const { run } = useWrite(handInDocument, {
    success: DOCUMENT_TEXTS.fileSaved,
    failure: DOCUMENT_TEXTS.fileSaveFailed,
    // An attestation may wait for this very document.
    refreshes: [requiredDocuments, storedFiles],
  });
  const { isViewing } = useSession();
  const handIn = async (DocumentID: number) => {
    const { kind } = await run({ DocumentID, DocumentDossierEtudiantID: document.ID });
    if (kind === 'refused') takeBack(DocumentID);
  };
  const drop = document.EstPhoto ? (
    <PhotoDrop label={texts.upload(document.Title)} isFirst={document.Statut === 'demande'} />
  ) : (
    <FileDrop
      label={texts.upload(document.Title)}
      accept={ACCEPT}
      maxBytes={FILE_RULES.document.maxBytes}
      hint={texts.limits}
      upload={sendDocument}
      onDone={(DocumentID) => void handIn(DocumentID)}
    >
      {document.Statut === 'refuse' ? texts.replace : texts.choose}
    </FileDrop>
  );
  const canSend = !isViewing && (isMissing(document) || document.EstPhoto);
  return (
    <UploadSlot
      icon={iconOf(document)}
      title={document.Title}
      status={<StatusBadge tone={TONES[document.Statut]}>{texts.states[document.Statut]}</StatusBadge>}
      {...(canSend ? { action: drop } : {})}
    >
      <SlotText document={document} />
    </UploadSlot>
  );
};
