import { useSession } from 'shared-auth';
import { formatDay } from 'shared-contract/base/format';
import { type Internship, isInternshipLocked } from 'shared-contract/internships/internships';
import { Card, LinkButton, Row, Section, Stack, StatusBadge, VisuallyHidden } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../internship-texts';
import { internshipPath } from '../paths';
import { AgreementButton, MissingAlert } from './agreement-button';

const placeOf = ({ AdresseStageMemoire, StageTheme }: Internship): string =>
  AdresseStageMemoire.Organisation ?? StageTheme ?? texts.noPlace;

const datesOf = ({ StageDateDebut, StageDateFin }: Internship): string =>
  StageDateDebut && StageDateFin
    ? texts.from(formatDay(StageDateDebut), formatDay(StageDateFin))
    : texts.noDates;

const State = ({ internship }: { internship: Internship }) =>
  isInternshipLocked(internship) ? (
    <StatusBadge tone="ok">{texts.encoded}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{texts.todo}</StatusBadge>
  );

interface ActionsProps {
  internship: Internship;
  isReadOnly: boolean;
}

const Actions = ({ internship, isReadOnly }: ActionsProps) => (
  <Row gap="2" justifyContent="flex-end">
    <LinkButton to={internshipPath(internship.StageID)} variant="tonal" size="sm">
      {isReadOnly || isInternshipLocked(internship) ? texts.see : texts.edit}
      <VisuallyHidden>{texts.of(placeOf(internship))}</VisuallyHidden>
    </LinkButton>
    <AgreementButton internship={internship} place={placeOf(internship)} />
  </Row>
);

/** Bachelor and master internships apart, each with what can be done (S1 §2). */
export const InternshipList = ({ internships }: { internships: readonly Internship[] }) => {
  const { isViewing } = useSession();
  const columns: readonly Column<Internship>[] = [
    { key: 'place', header: texts.place, isRowHeader: true, cell: placeOf },
    { key: 'dates', header: texts.period, cell: datesOf },
    { key: 'state', header: texts.state, cell: (one) => <State internship={one} /> },
    {
      key: 'actions',
      header: texts.actions,
      align: 'end',
      cell: (one) => <Actions internship={one} isReadOnly={isViewing} />,
    },
  ];
  const groups = [
    { title: texts.bachelor, rows: internships.filter(({ IsBACStage }) => IsBACStage) },
    { title: texts.master, rows: internships.filter(({ IsBACStage }) => !IsBACStage) },
  ];
  return (
    <Stack gap="5">
      {internships.map((one) => (
        <MissingAlert key={one.StageID} internship={one} place={placeOf(one)} isOnList />
      ))}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <Section key={title} title={title}>
            <Card>
              <DataTable
                caption={texts.listCaption(title)}
                columns={columns}
                rows={rows}
                rowKey={(one) => one.StageID}
                layout="cards"
              />
            </Card>
          </Section>
        ))}
    </Stack>
  );
};
