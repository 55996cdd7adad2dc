import { formatDay } from 'shared-contract/base/dates';
import { formatNumber } from 'shared-contract/base/format';
import { titleLanguage } from 'shared-contract/records/title-language';
import type { VerificationPae } from 'shared-contract/verifications/verifications';
import { AsyncState, Box, Card, Row, Section, StatusBadge, Text } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { TEXTS } from '../../texts';
import { LinesSkeleton } from '../lines-skeleton';
import { useProgramme } from './use-file';

const texts = TEXTS.programme;

type Unit = VerificationPae['Items'][number];

const COLUMNS: Column<Unit>[] = [
  {
    key: 'unit',
    header: texts.unit,
    isRowHeader: true,
    cell: ({ Libelle, UniteEnseignementCoursEnAnglais }) => (
      <span lang={titleLanguage(Libelle, UniteEnseignementCoursEnAnglais)}>{Libelle}</span>
    ),
  },
  { key: 'code', header: texts.code, cell: (unit) => unit.UniteEnseignementSourceCode },
  {
    key: 'credits',
    header: texts.credits,
    align: 'end',
    phone: 'figure',
    cell: ({ NbECTS }) => formatNumber(NbECTS),
  },
];

const Dates = ({
  programme: { date, valide, ECTSIncompletDemandeEtudiant },
}: {
  programme: VerificationPae;
}) => (
  <Row gap="2" mb="3">
    {date ? (
      <StatusBadge tone="ok">{texts.signed(formatDay(date))}</StatusBadge>
    ) : (
      <StatusBadge tone="neutral">{texts.unsigned}</StatusBadge>
    )}
    {valide ? (
      <StatusBadge tone="ok">{texts.validated(formatDay(valide))}</StatusBadge>
    ) : (
      <StatusBadge tone="neutral">{texts.unvalidated}</StatusBadge>
    )}
    {ECTSIncompletDemandeEtudiant && (
      <StatusBadge tone="warning">
        <Box as="span" display="inline-block" css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {texts.incomplete}
        </Box>
      </StatusBadge>
    )}
  </Row>
);

const Total = ({ items }: { items: Unit[] }) => (
  <tr>
    <th scope="row" colSpan={2}>
      {texts.total}
    </th>
    <td data-align="end" data-phone="figure">
      {formatNumber(items.reduce((sum, { NbECTS }) => sum + NbECTS, 0))}
    </td>
  </tr>
);

/** The annual programme with its signature and validation (S2 §4). */
export const ProgrammeSection = ({ inscriptionId }: { inscriptionId: number }) => (
  <Section title={texts.title}>
    <AsyncState
      query={useProgramme(inscriptionId)}
      errorTitle={texts.error}
      skeleton={<LinesSkeleton rows={12} height={{ base: '4rem', sm: '3rem' }} />}
    >
      {(programme) => (
        <>
          <Dates programme={programme} />
          {programme.Items.length === 0 ? (
            <Text tone="muted">{texts.empty}</Text>
          ) : (
            <Card>
              <DataTable
                caption={texts.caption}
                columns={COLUMNS}
                rows={programme.Items}
                rowKey={({ UniteEnseignementSourceCode }) => UniteEnseignementSourceCode}
                layout="list"
                footer={<Total items={programme.Items} />}
              />
            </Card>
          )}
        </>
      )}
    </AsyncState>
  </Section>
);
