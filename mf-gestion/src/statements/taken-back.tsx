import { useWrite } from 'shared-auth/write';
import { formatDay } from 'shared-contract/base/dates';
import type { TakenBack } from 'shared-contract/statements/answers';
import { seeTakenBack, statements } from 'shared-contract/statements/endpoints';
import { Button, Card, CardBody, List, ListLine, Section, Span, StatusBadge, Text } from 'shared-ui';
import { STATEMENT_TEXTS } from '../texts/statements';

const texts = STATEMENT_TEXTS.back;

const SeeButton = ({ RepriseID }: Pick<TakenBack, 'RepriseID'>) => {
  const { run, isBusy } = useWrite(seeTakenBack, {
    act: String(RepriseID),
    success: texts.done,
    refreshes: [statements],
  });
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isBusy}
      aria-label={texts.seenOf(RepriseID)}
      onClick={() => void run(undefined, { RepriseID })}
    >
      {texts.seen}
    </Button>
  );
};

const Line = ({ one }: { one: TakenBack }) => (
  <ListLine inset alignItems="center" flexWrap="wrap">
    <span>
      <Span display="block">{texts.what(one)}</Span>
      <Span display="block" size="sm" tone="muted" overflowWrap="anywhere">
        {[formatDay(one.Date), one.Communication].filter(Boolean).join(', ')}
      </Span>
    </span>
    {one.VueLe === null ? (
      <SeeButton RepriseID={one.RepriseID} />
    ) : (
      <Span size="sm" tone="muted">
        {texts.seenBy(one.VueLe, one.VuePar)}
      </Span>
    )}
  </ListLine>
);

export interface TakenBackListProps {
  rows: readonly TakenBack[];
  /** How many nobody has looked at. */
  waiting: number;
}

/** What the bank took back: each waits until somebody says that it was looked at. */
export const TakenBackList = ({ rows, waiting }: TakenBackListProps) => (
  <Section
    title={texts.title}
    {...(waiting > 0 && { aside: <StatusBadge tone="warning">{texts.waiting(waiting)}</StatusBadge> })}
  >
    <Card overflow="hidden">
      {rows.length === 0 ? (
        <CardBody>
          <Text tone="muted">{texts.none}</Text>
        </CardBody>
      ) : (
        <List divided>
          {rows.map((one) => (
            <Line key={one.RepriseID} one={one} />
          ))}
        </List>
      )}
    </Card>
  </Section>
);
