import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from 'shared-auth';
import { useFullSession } from 'shared-auth/host';
import { formatInstant } from 'shared-contract/base/dates';
import { personName } from 'shared-contract/base/french';
import { Box, LogoMark, PrintOnly, Strong, Text } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { PRINT_TEXTS } from './texts';

const SCHOOL = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  marginBottom: '2',
  '& > svg, & > img': { width: '2rem', height: '2rem', flex: 'none' },
} as const;

/** True once the page is printed. The browser lays it out as soon as who listens has answered: nothing is put off. */
const useIsPrinted = (): boolean => {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const handlePrint = () => flushSync(() => setIsPrinted(true));
    window.addEventListener('beforeprint', handlePrint);
    return () => window.removeEventListener('beforeprint', handlePrint);
  }, []);
  return isPrinted;
};

/** When it is printed: wording a date takes a phone 50 ms, which nobody waits for who only reads. */
const PrintedAt = () => {
  const { Maintenant } = useSession();
  return useIsPrinted() && <Text size="xs">{PRINT_TEXTS.printedAt(formatInstant(Maintenant))}</Text>;
};

/** Head of a page on paper, where the portal's own is left out: school, whose page it is, when, what it is worth. */
export const PrintHead = () => {
  const session = useFullSession();
  const { name: school, logo } = usePortal().institution;
  const { dashboard, infos } = session;
  const { matricule } = useSession();
  const name = dashboard
    ? personName(dashboard.PersonnePrenom, dashboard.PersonneNom)
    : (infos.Nom ?? infos.Username);
  return (
    <PrintOnly>
      <Box borderBottom="2px solid currentColor" pb="3" mb="4">
        <Box css={SCHOOL}>
          {logo ? <img src={logo} alt="" /> : <LogoMark />}
          <Strong fontSize="lg">{school}</Strong>
        </Box>
        <Text>{PRINT_TEXTS.whose(name, matricule)}</Text>
        <PrintedAt />
      </Box>
    </PrintOnly>
  );
};
