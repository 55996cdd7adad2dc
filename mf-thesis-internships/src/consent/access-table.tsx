import type { ThesisAccess } from 'shared-contract/thesis/thesis';
import { Card, CardBody, Facts, Stack, StatusBadge, Text, type Tone } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { CONSENT_TEXTS } from '../texts/consent';

const texts = CONSENT_TEXTS;
const TONES: Record<ThesisAccess, Tone> = { open: 'ok', restricted: 'warning', forbidden: 'danger' };
const CLASSES: ThesisAccess[] = ['open', 'restricted', 'forbidden'];

const COLUMNS: readonly Column<ThesisAccess>[] = [
  { key: 'grade', header: texts.grade, isRowHeader: true, cell: (one) => texts.classes[one].grade },
  {
    key: 'access',
    header: texts.accessClass,
    cell: (one) => <StatusBadge tone={TONES[one]}>{texts.classes[one].label}</StatusBadge>,
  },
  { key: 'readers', header: texts.readers, cell: (one) => texts.classes[one].readers },
];

/** Who may read a thesis by its grade, for how long it is confidential and kept (S1 §9). */
export const AccessTable = () => (
  <Stack gap="4">
    <Text>{texts.accessText}</Text>
    <Card>
      <DataTable
        caption={texts.accessCaption}
        columns={COLUMNS}
        rows={CLASSES}
        rowKey={(one) => one}
        layout="cards"
      />
    </Card>
    <Card>
      <CardBody>
        <Facts columns={2} items={texts.periods} />
      </CardBody>
    </Card>
  </Stack>
);
