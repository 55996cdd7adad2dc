import { Fragment, useState } from 'react';
import { byCode, type PaeProgramme, type PaeSelection } from 'shared-contract/pae/engine';
import { forecast } from 'shared-contract/pae/forecast';
import type { PaeUnit } from 'shared-contract/pae/pae';
import { Box, Button, Facts, Stack, Strong, Text } from 'shared-ui';
import { Checkbox } from 'shared-ui/controls';
import { Dialog } from 'shared-ui/dialog';
import { inCredits, TEXTS } from '../../texts/pae';
import { UnitTitle } from '../unit-title';

const texts = TEXTS.whatIf;

interface WhatIfProps {
  programme: PaeProgramme;
  selection: PaeSelection;
  onClose: () => void;
}

const Named = ({ title, units }: { title: string; units: readonly PaeUnit[] }) =>
  units.length === 0 ? null : (
    <Text>
      <Strong>{title}</Strong>
      {'\u00a0: '}
      {units.map((unit, index) => (
        <Fragment key={unit.UniteEnseignementID}>
          {index > 0 && ', '}
          <UnitTitle unit={unit} />
        </Fragment>
      ))}
      .
    </Text>
  );

/** Credits at the year's end when this and that is passed; nothing of it is kept. */
export const WhatIfDialog = ({ programme, selection, onClose }: WhatIfProps) => {
  const [failed, setFailed] = useState<PaeSelection>(new Set());
  const chosen = programme.units.filter((unit) => selection.has(unit.UniteEnseignementID)).sort(byCode);
  const { before, earned, after, opened, stillClosed: kept } = forecast(programme, selection, failed);
  const set = (id: number, isPassed: boolean) => {
    const next = new Set(failed);
    if (isPassed) next.delete(id);
    else next.add(id);
    setFailed(next);
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={texts.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Stack gap="4">
        {/* The answer comes first, and stays in view while the boxes under it are ticked. */}
        <Box role="status" position="sticky" top="-2rem" zIndex="1" bg="raised">
          <Stack gap="3">
            <Facts
              columns={3}
              items={[
                { label: texts.before, value: inCredits(before) },
                { label: texts.earned, value: inCredits(earned) },
                { label: texts.after, value: <Strong>{inCredits(after)}</Strong> },
              ]}
            />
            <Named title={texts.opened} units={opened} />
            <Named title={texts.kept} units={kept} />
          </Stack>
        </Box>
        <Text>{chosen.length === 0 ? texts.empty : texts.text}</Text>
        <Box role="group" aria-label={texts.list} display="grid">
          {chosen.map((unit) => (
            <Checkbox
              key={unit.UniteEnseignementID}
              checked={!failed.has(unit.UniteEnseignementID)}
              onChange={(event) => set(unit.UniteEnseignementID, event.target.checked)}
            >
              <UnitTitle unit={unit} />
              {` (${inCredits(unit.ECTS)})`}
            </Checkbox>
          ))}
        </Box>
      </Stack>
    </Dialog>
  );
};
