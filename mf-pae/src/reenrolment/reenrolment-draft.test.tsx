import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DraftedForm, survivesStorms } from 'shared-auth/testing/draft-storm';
import { finishWithMaster, saveGrant, saveThirdLanguage } from 'shared-contract/reinscription/endpoints';
import { everything, openWizard, server } from '../testing/reenrolment';

const next = () => screen.queryByRole('button', { name: 'Suivant' });

const send = async () => {
  const button = next();
  if (button) await userEvent.click(button);
};

/** A step of the wizard of whom everything is asked; `etape` is where it stands and where its save leads. */
const step = (
  etape: number,
  then: number | null,
): Pick<DraftedForm, 'screen' | 'reads' | 'answer' | 'open' | 'send'> => ({
  screen: 'Reinscription',
  reads: () => {
    server.state = { ...server.state, ...everything, Etape: etape };
    return [];
  },
  answer: (body) => {
    server.state = { ...server.state, ...Object(body), ...everything, Etape: then };
    return server.state;
  },
  open: () => openWizard(),
  send,
});

/** A choice by radio buttons, named as on the screen. */
const choice = (names: readonly string[]): Pick<DraftedForm, 'fill' | 'shown'> => {
  const radios = () =>
    names.flatMap((name) =>
      screen.queryAllByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) }),
    );
  return {
    fill: async (value) => {
      const radio = radios()[Number(value) - 1];
      if (radio && !radio.disabled) await userEvent.click(radio);
    },
    shown: () => {
      const found = radios();
      if (found.length === 0) return null;
      const rank = found.findIndex(({ checked }) => checked);
      return rank < 0 ? '' : String(rank + 1);
    },
  };
};

const numberField = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /Numéro de bourse/ });

describe('the step of the grant', () =>
  survivesStorms({
    ...step(3, 4),
    write: saveGrant,
    values: ['2026-77', '2026-88', '2026-99'],
    before: { etape: 3, bourse: { HasBourse: true, BourseNumBourse: null, BourseFichierID: null } },
    fill: async (text) => {
      const field = numberField();
      if (field && !field.disabled) fireEvent.change(field, { target: { value: text } });
    },
    shown: () => numberField()?.value ?? null,
    contents: (text) => ({
      etape: 3,
      bourse: { HasBourse: true, BourseNumBourse: text, BourseFichierID: null },
    }),
  }));

describe('the step of the language', () =>
  survivesStorms({
    ...step(4, 5),
    write: saveThirdLanguage,
    // Ranks on the screen: 1 is 5 for the server, 2 is 6.
    values: ['1', '2', '1'],
    ...choice(['Espagnol', 'Allemand']),
    holds: (contents, value) =>
      JSON.stringify(contents ?? null).includes(`"CoursLangue3ID":${Number(value) + 4}`),
    contents: (value) => ({ etape: 4, langue: { CoursLangue3ID: Number(value) + 4 } }),
  }));

describe('the step of the master, which ends the wizard', () =>
  survivesStorms({
    ...step(5, null),
    write: finishWithMaster,
    values: ['1', '2', '1'],
    ...choice(['Master en gestion', 'Master en sciences']),
    holds: (contents, value) => JSON.stringify(contents ?? null).includes(`"DiplomeID":${value}`),
    contents: (value) => ({ etape: 5, master: { DiplomeID: Number(value) } }),
  }));
