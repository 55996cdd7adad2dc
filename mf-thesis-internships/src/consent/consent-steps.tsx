import { useEffect, useRef, useState } from 'react';
import { THESIS_TEXTS, type Thesis } from 'shared-contract/thesis/thesis';
import { Alert, Box, Button, Heading } from 'shared-ui';
import { FormActions } from 'shared-ui/form';
import { Steps } from 'shared-ui/stepper';
import { CONSENT_TEXTS } from '../texts/consent';
import { AccessTable } from './access-table';
import { ConsentForm } from './consent-form';
import { Principles } from './principles';

const texts = CONSENT_TEXTS;
const TITLES = [texts.principles, texts.access, texts.form];

const stateOf = (rank: number, current: number) => {
  if (rank === current) return 'current';
  return rank < current ? 'done' : 'todo';
};

interface ConsentStepsProps {
  thesis: Thesis;
  /** The submission sent the student here. */
  isAsked: boolean;
}

/** The three pages, one after the other; the focus goes to the title of each. */
export const ConsentSteps = ({ thesis, isAsked }: ConsentStepsProps) => {
  const [current, setCurrent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current || current !== 0) heading.current?.focus();
    isFirst.current = false;
  }, [current]);
  const title = TITLES[current] ?? '';
  const previous = () => setCurrent(current - 1);
  return (
    <>
      {isAsked && current < 2 && (
        <Box mb="5">
          <Alert tone="warning" live>
            {THESIS_TEXTS.completeConsents}
          </Alert>
        </Box>
      )}
      <Steps steps={TITLES.map((label, rank) => ({ label, state: stateOf(rank, current) }))} note={title} />
      <Heading ref={heading} tabIndex={-1} mb="4">
        {title}
      </Heading>
      {current === 0 && <Principles />}
      {current === 1 && <AccessTable />}
      {current === 2 ? (
        <ConsentForm thesis={thesis} onPrevious={previous} />
      ) : (
        <FormActions mt="5" flexDirection={{ base: 'column-reverse', sm: 'row' }}>
          {current > 0 && (
            <Button variant="outline" icon="arrow-left" onClick={previous}>
              {texts.previous}
            </Button>
          )}
          <Box flex="1" display={{ base: 'none', sm: 'block' }} />
          <Button iconEnd="arrow-right" onClick={() => setCurrent(current + 1)}>
            {texts.next}
          </Button>
        </FormActions>
      )}
    </>
  );
};
