// The session is the portal's own: the public door, never a copy of its module.

import { useSyncExternalStore } from 'react';
import { useSession } from 'shared-auth';
import { INLINE_IDS, type Institution } from 'shared-contract';
import { formatInstant } from 'shared-contract/base/dates';
import { personName } from 'shared-contract/base/french';
import { memoizeByKey } from 'shared-contract/base/memoize';
import { Box, type Fact, Facts, LogoMark, PrintOnly, Strong, Text } from 'shared-ui';

/** Institution data inlined in the page, for printing; null outside a portal page. */
const readInstitution = memoizeByKey<string, Institution | null>(
  (text) => text,
  (text) => (text ? JSON.parse(text) : null),
);
const useInstitution = (): Institution | null =>
  useSyncExternalStore(
    () => () => {},
    () => readInstitution(document.getElementById(INLINE_IDS.institution)?.textContent ?? ''),
    // It is for paper: the server, which has no document, leaves it to the browser.
    () => null,
  );

const TEXTS = {
  printedAt: (instant: string) =>
    `Imprimé depuis le portail étudiant le ${instant}. Ce document n’a pas valeur officielle.`,
  student: 'Nom',
  number: 'Matricule',
};

const SIGN = { '& > svg, & > img': { width: '2rem', height: '2rem', flex: 'none' } } as const;

/** Logo and name of the school. */
const School = () => {
  const school = useInstitution();
  return school ? (
    <Box display="flex" alignItems="center" gap="3" mb="2" css={SIGN}>
      {school.logo ? <img src={school.logo} alt="" /> : <LogoMark />}
      <Strong fontSize="lg">{school.name}</Strong>
    </Box>
  ) : null;
};

/** Header of a printed page: school, print date, person, `facts`. */
export const PrintHead = ({ facts = [] }: { facts?: readonly Fact[] }) => {
  const { dashboard, Maintenant, matricule } = useSession();
  const name = dashboard && personName(dashboard.PersonnePrenom, dashboard.PersonneNom);
  return (
    <PrintOnly>
      <Box borderBottom="2px solid currentColor" pb="3" mb="4">
        <School />
        <Text size="xs" mb="2">
          {TEXTS.printedAt(formatInstant(Maintenant))}
        </Text>
        <Facts
          items={[{ label: TEXTS.student, value: name }, { label: TEXTS.number, value: matricule }, ...facts]}
        />
      </Box>
    </PrintOnly>
  );
};
