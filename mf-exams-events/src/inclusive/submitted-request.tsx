import { formatInstantDay } from 'shared-contract/base/dates';
import { INCLUSIVE_AREAS, type InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import { INCLUSIVE_FILE_TEXTS } from 'shared-contract/quoted';
import { Alert, Box, Card, CardBody, CardHeader, Stack } from 'shared-ui';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';
import { AttachmentsCard } from './attachments-card';
import { Plan } from './plan';

const definitions = {
  '& > div + div': { marginTop: '1.25rem' },
  '& dt': { fontWeight: 'semibold' },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '46rem' },
} as const;

/** A request that was submitted: read-only, with its date (S2 §2, §4). */
export const SubmittedRequest = ({ file, submittedAt }: { file: InclusiveRequest; submittedAt: string }) => {
  const date = formatInstantDay(submittedAt);
  return (
    <Stack gap="4">
      {file.Pai ? (
        <Plan plan={file.Pai} />
      ) : (
        <Alert tone="info" title={INCLUSIVE_FILE_TEXTS.requestInProgress}>
          {texts.inProgress(date)}
        </Alert>
      )}
      <Card as="section">
        <CardHeader title={texts.formTitle} detail={`${texts.submittedOn}\u00a0: ${date}`} />
        <CardBody>
          <Box as="dl" css={definitions}>
            {INCLUSIVE_AREAS.map((area) => (
              <div key={area}>
                <dt>{texts.areas[area].label}</dt>
                <dd>{file[area]?.trim() ? file[area] : '–'}</dd>
              </div>
            ))}
          </Box>
        </CardBody>
      </Card>
      <AttachmentsCard demandeId={file.DemandeDecretInclusifID} isLocked />
    </Stack>
  );
};
