import { Card, CardBody, Heading } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import { SELECTION_ID } from '../focus';
import { SummaryContents } from './summary-contents';
import type { SummaryProps } from './summary-props';

/** From 900 px on, the summary beside the units. */
export const SummaryCard = (props: SummaryProps) => (
  <Card as="aside" id={SELECTION_ID} aria-label={TEXTS.summary.title} tabIndex={-1}>
    <CardBody>
      <Heading size="sm" mb="3">
        {TEXTS.summary.title}
      </Heading>
      <SummaryContents {...props} />
    </CardBody>
  </Card>
);
