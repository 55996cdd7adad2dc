import { Box, Button } from 'shared-ui';
import { iconPrinter } from 'shared-ui/icons';
import { ENROLMENT_TEXTS } from '../texts/enrolment';

/** At the right of the title from 900 px on, under the list and as wide as it below. */
export const PrintButton = ({ place }: { place: 'head' | 'foot' }) => (
  <Box
    display={place === 'head' ? { base: 'none', md: 'block' } : { base: 'block', md: 'none' }}
    {...(place === 'foot' ? { mt: '4' } : {})}
  >
    <Button
      variant="outline"
      icon={{ path: iconPrinter }}
      full={place === 'foot'}
      onClick={() => window.print()}
    >
      {ENROLMENT_TEXTS.print}
    </Button>
  </Box>
);
