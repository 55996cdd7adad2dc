import { API_BASE } from 'shared-auth';
import { formatInstant } from 'shared-contract/base/dates';
import { pathOf } from 'shared-contract/base/endpoint';
import { formatBytes } from 'shared-contract/base/size';
import type { DataCopy } from 'shared-contract/own-data/answers';
import { dataCopyFile } from 'shared-contract/own-data/endpoints';
import { LinkButton, Row, Stack, StatusBadge, Text } from 'shared-ui';
import { OWN_DATA_TEXTS } from '../texts/own-data';

const texts = OWN_DATA_TEXTS.copy;

const STATES = {
  en_preparation: { tone: 'info', text: texts.making },
  prete: { tone: 'ok', text: texts.ready },
  echouee: { tone: 'danger', text: texts.broken },
} as const;

const whenOf = ({ DemandeeLe, ExpireLe }: DataCopy): string =>
  [
    texts.askedOn(formatInstant(DemandeeLe)),
    ...(ExpireLe ? [texts.until(formatInstant(ExpireLe))] : []),
  ].join(', ');

/** One copy: its state, when it was asked for and until when it is kept, and the file once it is ready. */
export const CopyLine = ({ copy }: { copy: DataCopy }) => {
  const { tone, text } = STATES[copy.Etat];
  return (
    <Stack gap="2">
      <Row gap="3">
        <StatusBadge tone={tone}>{text}</StatusBadge>
        <Text>{whenOf(copy)}</Text>
      </Row>
      {copy.Etat === 'echouee' && <Text>{texts.again}</Text>}
      {copy.Etat === 'prete' && (
        <Row gap="3">
          <LinkButton
            href={API_BASE + pathOf(dataCopyFile, { CopieID: copy.CopieID })}
            variant="outline"
            icon="download"
          >
            {texts.download(formatBytes(copy.Taille ?? 0))}
          </LinkButton>
        </Row>
      )}
    </Stack>
  );
};
