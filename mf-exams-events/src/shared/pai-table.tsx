import { titleLanguage } from 'shared-contract/records/title-language';
import type { PaiRow } from 'shared-contract/signature/signature';
import { Box } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { PAI_TABLE_TEXTS as texts } from '../texts/pai';

const COLUMNS: readonly Column<PaiRow>[] = [
  {
    key: 'code',
    header: texts.code,
    phone: 'hidden',
    cell: ({ UniteEnseignementCode }) => UniteEnseignementCode,
  },
  {
    key: 'unit',
    header: texts.unit,
    isRowHeader: true,
    cell: ({ Libelle, UniteEnseignementCode, UniteEnseignementCoursEnAnglais }) => (
      <>
        <span lang={titleLanguage(Libelle, UniteEnseignementCoursEnAnglais)}>{Libelle}</span>
        <Box as="small" css={{ display: { base: 'block!', sm: 'none!' }, _print: { display: 'none!' } }}>
          {UniteEnseignementCode}
        </Box>
      </>
    ),
  },
  {
    key: 'arrangements',
    header: texts.arrangements,
    phone: 'bare',
    cell: ({ Amenagements }) => Amenagements,
  },
];

/** Code, unit and arrangements (S2 §2). */
export const PaiTable = ({ rows }: { rows: readonly PaiRow[] }) => (
  <DataTable
    caption={texts.caption}
    columns={COLUMNS}
    rows={rows}
    rowKey={({ UniteEnseignementCode }) => UniteEnseignementCode}
  />
);
