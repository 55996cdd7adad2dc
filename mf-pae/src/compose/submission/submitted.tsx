import { formatInstantDay } from 'shared-contract/base/dates';
import { creditsOf, listedUnits, readProgramme, selectionOf } from 'shared-contract/pae/engine';
import { PAE_TEXTS, type PaeConstraints, type PaeLevel } from 'shared-contract/pae/pae';
import { Alert, Card, CardBody, CardHeader, LinkButton, Row, Stack, Strong, Text } from 'shared-ui';
import { FocusOnMount } from 'shared-ui/focus-on-mount';
import { HOME_PATH, receiptPath } from '../../paths';
import { inCredits, TEXTS } from '../../texts/pae';
import { Unsent } from '../saving/unsent';
import { SummaryList } from '../summary/summary-list';

const texts = TEXTS.submitted;

interface SubmittedProps {
  constraints: PaeConstraints;
  levels: PaeLevel[] | undefined;
  /** Number of the receipt, at the visit of the submission. */
  receipt: string | null;
  /** It was submitted from another window while this one was open. */
  isOvertaken: boolean;
  /** Contents of the draft of what was not sent, and what forgets it. */
  kept: unknown;
  onForget: () => void;
}

const Content = ({ levels }: { levels: PaeLevel[] }) => {
  const programme = readProgramme(levels, false);
  const selection = selectionOf(programme);
  const units = listedUnits(programme, selection).filter(({ UniteEnseignementID: id }) => selection.has(id));
  return (
    <Card as="section">
      <CardHeader
        title={texts.content}
        aside={
          <Strong>
            {texts.total}
            {`\u00a0: ${inCredits(creditsOf(programme, selection))}`}
          </Strong>
        }
      />
      <CardBody>
        <SummaryList units={units} selection={selection} />
      </CardBody>
    </Card>
  );
};

const Said = ({ constraints }: Pick<SubmittedProps, 'constraints'>) => (
  <Alert tone="ok" title={PAE_TEXTS.submitted}>
    <Text>{texts.mail}</Text>
    {constraints.DateSoumission !== null && (
      <Text tone="muted">{texts.date(formatInstantDay(constraints.DateSoumission))}</Text>
    )}
  </Alert>
);

/** After the submission, and at every later visit until the coordinator answers (S2 §2, CONTRACT §5.8). */
export const Submitted = ({ constraints, levels, receipt, isOvertaken, kept, onForget }: SubmittedProps) => (
  <Stack gap="5" maxW="46rem">
    {receipt !== null || isOvertaken ? (
      <FocusOnMount key={receipt}>
        <Said constraints={constraints} />
      </FocusOnMount>
    ) : (
      <Said constraints={constraints} />
    )}
    <Row>
      <LinkButton to={HOME_PATH} icon="house">
        {texts.home}
      </LinkButton>
      {receipt !== null && (
        <LinkButton to={receiptPath(receipt)} variant="outline">
          {texts.receipt}
        </LinkButton>
      )}
    </Row>
    {levels && (
      <Unsent
        programme={readProgramme(levels, false)}
        commentaire={constraints.Commentaire}
        kept={kept}
        onForget={onForget}
      />
    )}
    {levels && <Content levels={levels} />}
  </Stack>
);
