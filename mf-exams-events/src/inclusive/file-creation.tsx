import type { InclusiveRequest } from 'shared-contract/inclusive/inclusive';
import { INCLUSIVE_FILE_TEXTS } from 'shared-contract/quoted';
import { Button, Card, CardBody, Heading, Row, Stack, Text } from 'shared-ui';
import { INCLUSIVE_TEXTS as texts } from '../texts/inclusive';
import { useSaveInclusive } from './use-save-inclusive';

const NOTHING = {
  DemandeDecretInclusifID: null,
  DemandeDecretInclusifDiagnostique: null,
  DemandeDecretInclusifSpecialiste: null,
  DemandeDecretInclusifDifficultes: null,
  DemandeDecretInclusifOrganisme: null,
  DemandeDecretInclusifAmenagements: null,
  DemandeDecretInclusifAccompagnement: null,
  action: 'save',
} as const;

interface FileCreationProps {
  onOpened: (file: InclusiveRequest) => Promise<void>;
  /** Another tab may have been faster. */
  onRefused: () => Promise<void>;
}

/** Explains the file and offers to open one (S2 §2). */
export const FileCreation = ({ onOpened, onRefused }: FileCreationProps) => {
  const { run, isBusy } = useSaveInclusive({ onSaved: onOpened, onRefused });
  return (
    <Card>
      <CardBody>
        <Stack gap="4">
          <Heading>{texts.noneTitle}</Heading>
          {texts.none.map((paragraph) => (
            <Text key={paragraph} maxW="42rem">
              {paragraph}
            </Text>
          ))}
          <Row css={{ '& > button': { width: { base: 'full', sm: 'auto' } } }}>
            <Button icon="plus" busy={isBusy} onClick={() => void run(NOTHING)}>
              {INCLUSIVE_FILE_TEXTS.createInclusiveFile}
            </Button>
          </Row>
        </Stack>
      </CardBody>
    </Card>
  );
};
