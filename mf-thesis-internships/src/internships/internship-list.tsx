import { formatPeriod } from 'shared-contract/base/dates';
import { type Internship, isInternshipLocked, refusalOf } from 'shared-contract/internships/internships';
import { Box, Section, Stack, StatusBadge, VisuallyHidden } from 'shared-ui';
import { LinkLine, LinkList } from 'shared-ui/list';
import { internshipPath } from '../paths';
import { useAct } from '../shared/use-act';
import { INTERNSHIP_PAGE_TEXTS as texts } from '../texts/internships';
import { AgreementButton, MissingAlert } from './agreement-button';
import { placeOf } from './internship-place';

const datesOf = ({ StageDateDebut, StageDateFin }: Internship): string =>
  StageDateDebut && StageDateFin ? texts.days(formatPeriod(StageDateDebut, StageDateFin)) : texts.noDates;

const State = ({ internship }: { internship: Internship }) =>
  isInternshipLocked(internship) ? (
    <StatusBadge tone="ok">{texts.encoded}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{refusalOf(internship, 'Encodage') ? texts.toMend : texts.todo}</StatusBadge>
  );

interface LinesProps {
  internship: Internship;
  mayAct: boolean;
}

/** The way to the internship, all of the line, and its agreement under it (S1 §2). */
const Lines = ({ internship, mayAct }: LinesProps) => {
  const place = placeOf(internship);
  const verb = mayAct && !isInternshipLocked(internship) ? texts.edit : texts.see;
  return (
    <>
      <LinkLine
        to={internshipPath(internship.StageID)}
        title={
          <>
            <VisuallyHidden>{texts.toDo(verb)}</VisuallyHidden>
            {place}
          </>
        }
        meta={datesOf(internship)}
        value={<State internship={internship} />}
      />
      {internship.ConventionManque.length === 0 && (
        <Box
          as="li"
          px={{ base: '1.125rem', sm: '6' }}
          py="3"
          css={{ '& > button': { width: { base: 'full', sm: 'auto' } } }}
        >
          <AgreementButton internship={internship} place={place} />
        </Box>
      )}
    </>
  );
};

/** Bachelor and master internships apart, each with what can be done (S1 §2). */
export const InternshipList = ({ internships }: { internships: readonly Internship[] }) => {
  const { isOpen } = useAct('CanViewStage');
  const groups = [
    { title: texts.bachelor, rows: internships.filter(({ IsBACStage }) => IsBACStage) },
    { title: texts.master, rows: internships.filter(({ IsBACStage }) => !IsBACStage) },
  ];
  return (
    <Stack gap="5">
      {isOpen &&
        internships.map((one) => (
          <MissingAlert key={one.StageID} internship={one} place={placeOf(one)} isOnList />
        ))}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <Section key={title} title={title}>
            <LinkList aria-label={texts.listCaption(title)}>
              {rows.map((one) => (
                <Lines key={one.StageID} internship={one} mayAct={isOpen} />
              ))}
            </LinkList>
          </Section>
        ))}
    </Stack>
  );
};
