import type { Institution } from 'shared-contract';
import { Box, Flex, Frise, LiveRegion, Logo, Page, SkeletonTiles } from 'shared-ui';
import { TROUBLES } from '../texts';

/** Frame of the portal during start-up. */
export const StartingPage = ({ institution }: { institution: Institution }) => (
  <>
    <Frise />
    <Box as="header" bg="surface" borderBottom="1px solid var(--border)">
      <Page>
        <Flex alignItems="center" height={{ base: '3.5rem', md: '4rem' }}>
          <Logo name={institution.name} product={institution.product} src={institution.logo} to="/" />
        </Flex>
      </Page>
    </Box>
    <Box as="main" id="contenu" flex="1">
      <Page paddingTop={{ base: '5', md: '8' }}>
        <LiveRegion message={TROUBLES.starting} />
        <SkeletonTiles />
      </Page>
    </Box>
  </>
);
