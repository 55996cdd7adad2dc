import { useSession } from 'shared-auth';
import { formatInstant } from 'shared-contract/base/format';
import { Box, Facts, PrintOnly, Text } from 'shared-ui';
import { TEXTS } from '../texts';

const texts = TEXTS.enrolment;

/** Who and when, at the top of the printed results. */
export const PrintHead = () => {
  const { dashboard, Maintenant, matricule } = useSession();
  const name = dashboard ? `${dashboard.PersonnePrenom} ${dashboard.PersonneNom}` : null;
  return (
    <PrintOnly>
      <Box borderBottom="2px solid currentColor" pb="3" mb="5">
        <Text size="xs" mb="3">
          {texts.printedAt(formatInstant(Maintenant))}
        </Text>
        <Facts
          columns={2}
          items={[
            { label: texts.student, value: name },
            { label: texts.number, value: matricule },
          ]}
        />
      </Box>
    </PrintOnly>
  );
};
