import { useEffect, useRef, useState } from 'react';
import { useWrite } from 'shared-auth/write';
import type { DeskNotice } from 'shared-contract/notices/answers';
import { deskNotice, deskNotices, withdrawNotice } from 'shared-contract/notices/endpoints';
import { NOTICE_LIMITS } from 'shared-contract/notices/notices';
import { Box, Icon } from 'shared-ui';
import { useDeskKeys } from '../shared/desk-keys';
import { KeyButton } from '../shared/key-button';
import { NOTICE_TEXTS } from '../texts/notices';
import { useReaders } from './use-readers';

const texts = NOTICE_TEXTS.undo;

const BAR = {
  position: 'sticky',
  bottom: '3',
  zIndex: '20',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  marginTop: '4',
  padding: '0.75rem 1rem',
  background: 'var(--raised)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--r-md)',
  boxShadow: 'var(--sh-bar)',
  '& > div': { flex: '1 1 14rem', minWidth: '0', overflowWrap: 'anywhere' },
  '& > svg': { color: 'var(--success-icon)' },
  '& small': { display: 'block', color: 'var(--muted)', fontSize: '0.875rem' },
} as const;

/** Counts the seconds down, then calls once; the server's own clock decides. */
const useCountdown = (from: number, onEnd: () => void): number => {
  const [seconds, setSeconds] = useState(from);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    const tick = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(tick);
  }, []);
  useEffect(() => {
    if (seconds <= 0) end.current();
  }, [seconds]);
  return seconds;
};

export interface UndoPublishingProps {
  notice: DeskNotice;
  /** Taken back: it waits among the withdrawn ones. */
  onTakenBack: (notice: DeskNotice) => void;
  onEnd: () => void;
}

/** What was just published, for how many, while nobody reads it yet and it can be taken back. */
export const UndoPublishing = ({ notice, onTakenBack, onEnd }: UndoPublishingProps) => {
  const { AnnonceID, Version, AnnonceLibelle, Sections, Blocs } = notice;
  const seconds = useCountdown(NOTICE_LIMITS.undoSeconds, onEnd);
  const readers = useReaders({
    EcoleEntiere: Sections.length === 0,
    Sections: Sections.map(({ ProgrammeID }) => ProgrammeID),
    Blocs,
  });
  const write = useWrite(withdrawNotice, {
    success: texts.undone,
    failure: texts.failure,
    refreshes: [deskNotices, deskNotice],
    onRefused: onEnd,
    onSaved: onTakenBack,
  });
  const undo = () => void write.run({ Version }, { AnnonceID });
  useDeskKeys({ z: undo });
  // What published went away with the form: from here on it is taken back, by a letter too.
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <Box as="section" ref={bar} aria-label={texts.region} css={BAR} data-bar="" data-keys="" tabIndex={-1}>
      <Icon name="circle-check" />
      <div>
        <span role="status">{texts.published(AnnonceLibelle, readers)}</span>
        <small>{texts.unread(Math.max(seconds, 0))}</small>
      </div>
      <KeyButton variant="outline" busy={write.isBusy} shortcut="z" onClick={undo}>
        {texts.undo}
      </KeyButton>
    </Box>
  );
};
