import { useSession } from 'shared-auth';
import { readInstitution } from 'shared-auth/institution';
import { formatInstant } from 'shared-contract/base/format';
import { personName } from 'shared-contract/base/french';
import type { Enrolment } from 'shared-contract/records/records';
import { Box, Facts, LogoMark, PrintOnly, Strong, Text } from 'shared-ui';
import { TEXTS } from '../texts';
import { factsOf } from './enrolment-facts';

const texts = TEXTS.enrolment;

const SIGN = { '& > svg, & > img': { width: '2rem', height: '2rem', flex: 'none' } } as const;

/** The school's logo and name, as its papers begin. */
const School = () => {
  const school = readInstitution();
  return school ? (
    <Box display="flex" alignItems="center" gap="3" mb="2" css={SIGN}>
      {school.logo ? <img src={school.logo} alt="" /> : <LogoMark />}
      <Strong fontSize="lg">{school.name}</Strong>
    </Box>
  ) : null;
};

/** Whose results these are, of which school, when they were printed: the top of the paper. */
export const PrintHead = ({ enrolment }: { enrolment: Enrolment | undefined }) => {
  const { dashboard, Maintenant, matricule } = useSession();
  const name = dashboard && personName(dashboard.PersonnePrenom, dashboard.PersonneNom);
  return (
    <PrintOnly>
      <Box borderBottom="2px solid currentColor" pb="3" mb="4">
        <School />
        <Text size="xs" mb="2">
          {texts.printedAt(formatInstant(Maintenant))}
        </Text>
        <Facts
          items={[
            { label: texts.student, value: name },
            { label: texts.number, value: matricule },
            ...(enrolment ? factsOf(enrolment) : []),
          ]}
        />
      </Box>
    </PrintOnly>
  );
};
