import type { Import } from 'shared-contract/imports/answers';
import { Card, CardBody, CardHeader, ProgressBar, Stack, Text } from 'shared-ui';
import { IMPORT_TEXTS } from '../texts/imports';
import { CancelImport } from './cancel-import';

const texts = IMPORT_TEXTS.running;

/** Progress of a running import: phase and progress bar. */
export const RunningCard = ({ one, onLeft }: { one: Import; onLeft: () => void }) => {
  const isWriting = one.Etat === 'ecriture';
  const { Lignes, Total } = one.Progres ?? { Lignes: 0, Total: 0 };
  return (
    <Card as="section" aria-label={IMPORT_TEXTS.states[one.Etat]}>
      <CardHeader
        title={IMPORT_TEXTS.states[one.Etat]}
        aside={
          !isWriting && <CancelImport one={one} label={texts.stop} done={texts.stopped} onLeft={onLeft} />
        }
      />
      <CardBody>
        <Stack gap="2">
          <ProgressBar label={texts.progress} value={Lignes} max={Math.max(Total, 1)} />
          <Text aria-live="polite">{texts.words(one.Progres)}</Text>
          <Text tone="muted">{isWriting ? texts.writing : texts.checking}</Text>
        </Stack>
      </CardBody>
    </Card>
  );
};
