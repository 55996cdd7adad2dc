import { API_BASE, apiPost, useSave, useSession } from 'shared-auth';
import { resumableUpload } from 'shared-auth/upload';
import { DOCUMENT_TEXTS } from 'shared-contract/base/texts';
import { FILE_RULES } from 'shared-contract/documents/documents';
import type { Internship } from 'shared-contract/internships/internships';
import { Section, Stack, StatusBadge, Text, TextLink } from 'shared-ui';
import { FileDrop, UploadSlot, UploadSlots } from 'shared-ui/upload';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../internship-texts';
import { INTERNSHIP_READS } from './use-internships';

const FIELDS = {
  PreAccord: 'StageFichierPreAccordID',
  Convention: 'StageFichierConventionID',
  EvaluationMaitreStage: 'StageFichierEvaluationMaitreStageID',
} as const;

type FileKind = keyof typeof FIELDS;
const KINDS: FileKind[] = ['PreAccord', 'Convention', 'EvaluationMaitreStage'];

const send = resumableUpload('stage');
const ACCEPT = FILE_RULES.stage.extensions.map((one) => `.${one}`).join(',');

interface FileSlotProps {
  internship: Internship;
  kind: FileKind;
}

const FileSlot = ({ internship, kind }: FileSlotProps) => {
  const save = useSave();
  const { isViewing } = useSession();
  const fileId = internship[FIELDS[kind]];
  const title = texts.fileTitles[kind];
  const attach = (documentId: number) =>
    save(
      () =>
        apiPost<Internship>(`/extranet/student/Stage?isFile=true&updated=${kind}`, {
          StageID: internship.StageID,
          [FIELDS[kind]]: documentId,
        }),
      {
        success: DOCUMENT_TEXTS.fileSaved,
        failure: DOCUMENT_TEXTS.fileSaveFailed,
        refresh: INTERNSHIP_READS,
      },
    );
  const drop = (
    <FileDrop
      label={texts.upload(title)}
      accept={ACCEPT}
      maxBytes={FILE_RULES.stage.maxBytes}
      hint={texts.fileLimits}
      upload={send}
      onDone={(documentId) => void attach(documentId)}
    >
      {fileId === null ? texts.choose : texts.replace}
    </FileDrop>
  );
  return (
    <UploadSlot
      icon="file-text"
      title={title}
      status={
        fileId === null ? (
          <StatusBadge tone="warning">{texts.missing}</StatusBadge>
        ) : (
          <StatusBadge tone="ok">{texts.received}</StatusBadge>
        )
      }
      {...(isViewing ? {} : { action: drop })}
    >
      <Stack gap="1">
        <Text size="sm">{texts.fileTexts[kind]}</Text>
        {fileId !== null && (
          <TextLink href={`${API_BASE}/files/${fileId}`}>{`${texts.download}\u00a0: ${title}`}</TextLink>
        )}
      </Stack>
    </UploadSlot>
  );
};

/** The papers of an encoded internship, one by one, saved as soon as they have arrived (S1 §4). */
export const FileSlots = ({ internship }: { internship: Internship }) => (
  <Section title={texts.files} aside={texts.filesHint}>
    <UploadSlots>
      {KINDS.map((kind) => (
        <FileSlot key={kind} internship={internship} kind={kind} />
      ))}
    </UploadSlots>
  </Section>
);
