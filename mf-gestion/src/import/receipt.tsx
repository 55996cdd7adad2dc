import { formatInstant } from 'shared-contract/base/dates';
import { formatNumber } from 'shared-contract/base/format';
import type { Import } from 'shared-contract/imports/answers';
import { Box, Button, Card, CardBody, CardHeader, Facts, Row, ScreenOnly, Stack, Text } from 'shared-ui';
import { IMPORT_TEXTS } from '../texts/imports';
import { ChangeTable } from './change-table';
import { FindingTable } from './finding-table';

const texts = IMPORT_TEXTS.receipt;

/** A digest has no place to break. */
const DIGEST = { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } as const;

const factsOf = (one: Import) => [
  { label: texts.number, value: one.Numero },
  { label: texts.at, value: one.FiniLe === null ? '' : formatInstant(one.FiniLe) },
  { label: texts.by, value: one.Par ?? texts.nobody },
  { label: texts.file, value: one.Fichier },
  {
    label: texts.numbers,
    value: [one.Ajoutees, one.Changees, one.Fermees].map((count) => formatNumber(count)).join(', '),
  },
  { label: texts.kept, value: formatNumber(one.Conflits) },
];

/** Result of an import, for the records. */
export const Receipt = ({ one, onAnother }: { one: Import; onAnother: () => void }) => (
  <>
    <Card as="section" aria-label={texts.title}>
      <CardHeader title={texts.title} detail={one.Numero} />
      <CardBody>
        <Stack gap="4">
          <Facts items={factsOf(one)} columns={3} />
          <Facts
            items={[{ label: texts.digest, value: <Box css={DIGEST}>{one.Empreinte}</Box> }]}
            columns={1}
          />
          <Text tone="muted">{texts.again}</Text>
          <ScreenOnly>
            <Row gap="2">
              <Button variant="outline" onClick={() => window.print()}>
                {texts.print}
              </Button>
              <Button variant="ghost" onClick={onAnother}>
                {IMPORT_TEXTS.deposit.other}
              </Button>
            </Row>
          </ScreenOnly>
        </Stack>
      </CardBody>
    </Card>
    <ChangeTable title={IMPORT_TEXTS.summary.done} files={one.Fichiers} />
    {one.Conflits > 0 && <FindingTable importId={one.ImportID} nature="conflit" total={one.Conflits} />}
  </>
);
