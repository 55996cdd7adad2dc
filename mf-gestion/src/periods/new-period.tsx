import { useState } from 'react';
import type { AccessFlag } from 'shared-contract';
import { PERIOD_NAMES, type Periods } from 'shared-contract/gestion/periods';
import { Box, Button, Text } from 'shared-ui';
import { Select } from 'shared-ui/controls';
import { Dialog } from 'shared-ui/dialog';
import { PERIOD_TEXTS } from '../texts/periods';
import type { LaneRef } from './period-rows';

const texts = PERIOD_TEXTS.fresh;

/** The school's own stands before that of a section, which follows it. */
const eventsOf = ({ Periodes, ChangeEcole }: Periods) =>
  Periodes.filter(({ Ecole }) => Ecole !== null || ChangeEcole).map(({ Flag }) => ({
    value: Flag,
    label: PERIOD_NAMES[Flag],
  }));

/** Sections without a window of their own for this event. */
const whoseOf = ({ Periodes, Sections, ChangeEcole }: Periods, flag: AccessFlag | null) => {
  const period = Periodes.find(({ Flag }) => Flag === flag);
  if (!period) return [];
  if (period.Ecole === null) return ChangeEcole ? [{ value: 0, label: PERIOD_TEXTS.whole }] : [];
  return Sections.filter(
    ({ ProgrammeID }) => !period.Sections.some((own) => own.ProgrammeID === ProgrammeID),
  ).map(({ ProgrammeID, Libelle }) => ({ value: ProgrammeID, label: Libelle }));
};

export interface NewPeriodProps {
  year: Periods;
  onChoose: (lane: LaneRef) => void;
  onClose: () => void;
}

/** Dialog: event and section of a new window. */
export const NewPeriod = ({ year, onChoose, onClose }: NewPeriodProps) => {
  const [flag, setFlag] = useState<AccessFlag | null>(null);
  const [whose, setWhose] = useState<number | null>(null);
  const options = whoseOf(year, flag);
  const isChosen = flag !== null && options.some(({ value }) => value === whose);
  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.leave}
          </Button>
          <Button
            disabled={!isChosen}
            onClick={() => flag && onChoose({ flag, programmeId: whose === 0 ? null : whose })}
          >
            {texts.go}
          </Button>
        </>
      }
    >
      <Box css={{ display: 'grid', gap: '3' }}>
        <Text>{texts.lead}</Text>
        <Select
          aria-label={PERIOD_TEXTS.event}
          placeholder={texts.event}
          options={eventsOf(year)}
          value={flag}
          onChange={setFlag}
        />
        <Select
          aria-label={PERIOD_TEXTS.section}
          placeholder={texts.section}
          options={options}
          value={whose}
          onChange={setWhose}
        />
      </Box>
    </Dialog>
  );
};
