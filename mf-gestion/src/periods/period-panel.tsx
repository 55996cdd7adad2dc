import { type RefObject, useEffect, useRef } from 'react';
import { useWrite } from 'shared-auth/write';
import { periodHistory, periods, savePeriod, undoPeriod } from 'shared-contract/gestion/endpoints';
import { PERIOD_NAMES, type PeriodWindow } from 'shared-contract/gestion/periods';
import {
  Alert,
  Box,
  Button,
  Card,
  CardBody,
  CardFooter,
  Heading,
  IconButton,
  Section,
  Stack,
  Text,
} from 'shared-ui';
import { PERIOD_TEXTS } from '../texts/periods';
import { ChangeList } from './change-list';
import { ImpactNote } from './impact-note';
import { PeriodFields } from './period-fields';
import { isEndless, type Lane } from './period-rows';
import { usePeriodDraft } from './use-period-draft';

const texts = PERIOD_TEXTS.panel;
const REFRESHES = [periods, periodHistory];

const useActs = (onRefused: () => Promise<unknown>) => {
  const saving = useWrite(savePeriod, {
    success: texts.saved,
    failure: texts.failure,
    refreshes: REFRESHES,
    onRefused,
  });
  const undoing = useWrite(undoPeriod, {
    success: texts.undone,
    failure: texts.undoFailure,
    refreshes: REFRESHES,
    onRefused,
  });
  return { saving, undoing, isBusy: saving.isBusy || undoing.isBusy };
};

/** What saves stays in view, whatever the height of the panel; on a phone in place of the navigation. */
const FOOT = {
  position: 'sticky',
  bottom: '0',
  zIndex: '20',
  justifyContent: 'flex-end',
  background: 'var(--surface)',
  paddingBlock: '3',
} as const;

const HEAD = {
  display: 'flex',
  alignItems: 'start',
  gap: '2',
  '& > button': { marginLeft: 'auto' },
} as const;

interface HeadProps extends Pick<PeriodPanelProps, 'lane' | 'now' | 'onClose'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

const Head = ({ lane, now, heading, onClose }: HeadProps) => (
  <Box css={HEAD}>
    <div>
      <Heading as="h2" ref={heading} tabIndex={-1} size="md">
        {PERIOD_NAMES[lane.flag]}
      </Heading>
      <Text tone="muted">
        {lane.who} · {PERIOD_TEXTS.said(lane.window, now)}
      </Text>
    </div>
    <IconButton icon="x" label={texts.close} onClick={onClose} />
  </Box>
);

export interface PeriodPanelProps {
  lane: Lane;
  /** What the fields begin with, where the section has no window of its own. */
  start: PeriodWindow | null;
  now: string;
  onRead: () => Promise<unknown>;
  onClose: () => void;
}

/** Moves the window by a week at a time. */
const WeekMoves = ({ onMove }: { onMove: (days: number) => void }) => (
  <Box css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
    <Button variant="tonal" size="sm" onClick={() => onMove(-7)}>
      {texts.earlier}
    </Button>
    <Button variant="tonal" size="sm" onClick={() => onMove(7)}>
      {texts.later}
    </Button>
  </Box>
);

interface HistoryProps extends Pick<PeriodPanelProps, 'lane' | 'now'> {
  isBusy: boolean;
  onUndo: (id: number) => Promise<void>;
}

const History = ({ lane, now, isBusy, onUndo }: HistoryProps) => (
  <Section title={PERIOD_TEXTS.history.title}>
    <ChangeList
      lane={lane}
      now={now}
      isBusy={isBusy}
      onUndo={lane.isMine ? ({ ChangementID }) => void onUndo(ChangementID) : null}
    />
  </Section>
);

/** One window: its dates and message, what they change for how many students, and its history. */
export const PeriodPanel = ({ lane, start, now, onRead, onClose }: PeriodPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const seen = lane.window;
  const { draft, change, move, body, fault, isChanged, isCounted, effect } = usePeriodDraft(lane, {
    seen,
    start,
  });
  const { saving, undoing, isBusy } = useActs(onRead);
  /** The button that saved is off from then on: the focus goes on from the window's name. */
  const save = async () => {
    if ((await saving.run(body, { flag: lane.flag })).kind === 'saved') heading.current?.focus();
  };
  const followSchool = async () => {
    if ((await saving.run({ ...body, Apres: null }, { flag: lane.flag })).kind === 'saved') onClose();
  };
  const undo = async (id: number) => {
    if ((await undoing.run(undefined, { id })).kind === 'saved') onClose();
  };
  return (
    <Card as="section" aria-label={texts.region}>
      <CardBody>
        <Stack gap="4">
          <Head {...{ lane, now, heading, onClose }} />
          <PeriodFields draft={draft} isReadOnly={!lane.isMine} isEndless={isEndless(lane)} onChange={change}>
            <Stack gap="3">
              {lane.isMine && <WeekMoves onMove={move} />}
              {!lane.isMine && <Alert tone="info">{texts.notYours}</Alert>}
              {isChanged && fault !== null && <Alert tone="danger">{fault}</Alert>}
              {isChanged && fault === null && <ImpactNote effect={effect} isCounted={isCounted} />}
            </Stack>
          </PeriodFields>
        </Stack>
      </CardBody>
      <CardFooter css={FOOT} data-bar="">
        {isChanged && (
          <Button variant="ghost" onClick={onClose}>
            {texts.leave}
          </Button>
        )}
        {lane.programmeId !== null && seen !== null && (
          <Button variant="outline" disabled={isBusy} onClick={() => void followSchool()}>
            {texts.asSchool}
          </Button>
        )}
        {lane.isMine && (
          <Button disabled={isBusy || !isChanged || fault !== null} onClick={() => void save()}>
            {texts.save(seen, body.Apres)}
          </Button>
        )}
      </CardFooter>
      <CardBody>
        <History {...{ lane, now, isBusy }} onUndo={undo} />
      </CardBody>
    </Card>
  );
};
