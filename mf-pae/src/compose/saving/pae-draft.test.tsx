import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { survivesStorms } from 'shared-auth/testing/draft-storm';
import { renderPage } from 'shared-auth/testing/remote';
import { savePae } from 'shared-contract/pae/endpoints';
import { aUnit } from 'shared-contract/testing/pae';
import { answerTo, CONSTRAINTS, LEVELS, type Sent } from '../../testing/compose';
import { someConstraints } from '../../testing/examples';
import PaePage from '../pae.page';
import type { PaeDraft } from './draft';

const UNITS = [11, 12, 13];

const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /Unité libre/ });
const save = () => screen.queryByRole('button', { name: 'Sauvegarder' });

/** Units that a body selects, or that a draft keeps, offered again or not. */
const idsIn = (contents: unknown): number[] => {
  const { item, chosen, perdu }: Partial<Pick<Sent, 'item'> & PaeDraft> = Object(contents);
  const sent = (item ?? []).flatMap(({ UniteEnseignementID: id, Select }) => (Select ? [id] : []));
  return [...sent, ...(chosen ?? []), ...(perdu ? idsIn(perdu) : [])];
};

const chosenIn = (stored: readonly unknown[]): number[] => idsIn(stored.at(-1));

describe('/evenement/reinscription/PAE', () =>
  survivesStorms({
    screen: 'PAE',
    write: savePae,
    values: ['11', '12', '13'],
    reads: (stored) => [
      http.get(CONSTRAINTS, () => HttpResponse.json(someConstraints())),
      http.get(LEVELS, () =>
        HttpResponse.json([
          {
            NiveauCoursLibelle: 'Bloc 2',
            Cours: UNITS.map((id) =>
              aUnit(id, {
                UniteEnseignementLibelle: `Unité libre ${id}`,
                Select: chosenIn(stored).includes(id),
              }),
            ),
          },
        ]),
      ),
    ],
    answer: (body) => answerTo(body as Sent),
    open: () => renderPage(<PaePage />),
    fill: async (value) => {
      const isMeant = (box: Element) => box.getAttribute('aria-label')?.endsWith(value) === true;
      // The one that is meant first: who unticks all that she had ticked gives her draft up herself.
      const inOrder = boxes().sort((one, other) => Number(isMeant(other)) - Number(isMeant(one)));
      for (const box of inOrder) if (box.checked !== isMeant(box)) await userEvent.click(box);
    },
    shown: () => {
      if (boxes().length === 0) return null;
      return (
        boxes()
          .find(({ checked }) => checked)
          ?.getAttribute('aria-label')
          ?.slice(-2) ?? ''
      );
    },
    send: async () => {
      const button = save();
      if (button) await userEvent.click(button);
    },
    holds: (contents, value) => idsIn(contents).includes(Number(value)),
    contents: (value) => ({ version: 3, chosen: [Number(value)], commentaire: null }),
  }));
