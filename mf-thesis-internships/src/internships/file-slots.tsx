import { API_BASE } from 'shared-auth';
import { resumableUpload, takeBack } from 'shared-auth/upload';
import { useWrite } from 'shared-auth/write';
import { pathOf } from 'shared-contract/base/endpoint';
import { FILE_RULES } from 'shared-contract/documents/documents';
import { sentFile } from 'shared-contract/documents/endpoints';
import { internships, saveInternship } from 'shared-contract/internships/endpoints';
import { type Internship, refusalOf } from 'shared-contract/internships/internships';
import type { InternshipFile, InternshipFileWrite } from 'shared-contract/internships/schemas';
import { DOCUMENT_TEXTS } from 'shared-contract/quoted';
import { Section, Stack, StatusBadge, Text, TextLink } from 'shared-ui';
import { FileDrop, UploadSlot, UploadSlots } from 'shared-ui/upload';
import { INTERNSHIP_FORM_TEXTS as texts } from '../texts/internship';

const FIELDS = {
  PreAccord: 'StageFichierPreAccordID',
  Convention: 'StageFichierConventionID',
  EvaluationMaitreStage: 'StageFichierEvaluationMaitreStageID',
} as const;

const KINDS: InternshipFile[] = ['PreAccord', 'Convention', 'EvaluationMaitreStage'];

const BODIES: Record<InternshipFile, (StageID: number, documentId: number) => InternshipFileWrite> = {
  PreAccord: (StageID, id) => ({ StageID, StageFichierPreAccordID: id }),
  Convention: (StageID, id) => ({ StageID, StageFichierConventionID: id }),
  EvaluationMaitreStage: (StageID, id) => ({ StageID, StageFichierEvaluationMaitreStageID: id }),
};

const send = resumableUpload('stage');
const ACCEPT = FILE_RULES.stage.extensions.map((one) => `.${one}`).join(',');

interface FileSlotProps {
  internship: Internship;
  kind: InternshipFile;
  mayAct: boolean;
}

const State = ({ isThere, isRefused }: { isThere: boolean; isRefused: boolean }) => {
  if (isThere) return <StatusBadge tone="ok">{texts.received}</StatusBadge>;
  return isRefused ? (
    <StatusBadge tone="danger">{texts.refused}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{texts.missing}</StatusBadge>
  );
};

const FileSlot = ({ internship, kind, mayAct }: FileSlotProps) => {
  const { run } = useWrite(saveInternship, {
    success: DOCUMENT_TEXTS.fileSaved,
    failure: DOCUMENT_TEXTS.fileSaveFailed,
    refreshes: [internships],
  });
  const fileId = internship[FIELDS[kind]];
  const title = texts.fileTitles[kind];
  const refusal = refusalOf(internship, kind);
  const attach = async (documentId: number) => {
    const body = BODIES[kind](internship.StageID, documentId);
    const { kind: outcome } = await run(body, { isFile: 'true', updated: kind });
    if (outcome === 'refused') takeBack(documentId);
  };
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
      status={<State isThere={fileId !== null} isRefused={refusal !== undefined} />}
      {...(mayAct ? { action: drop } : {})}
    >
      <Stack gap="1">
        {refusal !== undefined && <Text size="sm">{texts.refusedBecause(refusal)}</Text>}
        <Text size="sm">{texts.fileTexts[kind]}</Text>
        {fileId !== null && (
          <TextLink
            href={API_BASE + pathOf(sentFile, { DocumentID: fileId })}
          >{`${texts.download}\u00a0: ${title}`}</TextLink>
        )}
      </Stack>
    </UploadSlot>
  );
};

/** The papers of an encoded internship, one by one, saved as soon as they have arrived (S1 §4). */
export const FileSlots = ({ internship, mayAct }: Omit<FileSlotProps, 'kind'>) => (
  <Section title={texts.files} aside={mayAct ? texts.filesHint : undefined}>
    <UploadSlots>
      {KINDS.map((kind) => (
        <FileSlot key={kind} internship={internship} kind={kind} mayAct={mayAct} />
      ))}
    </UploadSlots>
  </Section>
);
