import { act } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { apiUrl } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import type { DeskColleague, DeskItem, DeskRow } from 'shared-contract/gestion/answers';
import {
  acceptItems,
  assignItem,
  assignItems,
  decideItem,
  deskItem,
  deskQueue,
  takeBack,
  takeBackItems,
} from 'shared-contract/gestion/endpoints';
import type {
  DeskAssignmentsWrite,
  DeskBatchWrite,
  DeskTakeBackWrite,
} from 'shared-contract/gestion/schemas';
import { anItem, aQueue, aRow, ME, PAUL } from './examples';

/** Fake server with pending rows; records decisions and undos; `change` overrides each. */
export const school = (given: DeskRow[], change: Partial<DeskItem> = {}) => {
  let rows = given;
  const acts: unknown[] = [];
  const holderOf = (id: number | null): DeskColleague | null =>
    [ME, PAUL].find(({ CompteID }) => CompteID === id) ?? null;
  const give = (ids: readonly string[], AttribueeA: DeskColleague | null) => {
    rows = rows.map((row) => (ids.includes(String(row.ID)) ? { ...row, AttribueeA } : row));
  };
  const isDecided = (row: DeskRow) => acts.some((act) => JSON.stringify(act).includes(`"${row.ID}"`));
  network.use(
    http.get(apiUrl(deskQueue), () => HttpResponse.json(aQueue(rows.filter((row) => !isDecided(row))))),
    http.get(apiUrl(deskItem), ({ params }) => {
      const row = rows.find(({ ID }) => String(ID) === params['id']);
      return HttpResponse.json(anItem(row ?? aRow(), { Attend: !row || !isDecided(row), ...change }));
    }),
    http.post(apiUrl(decideItem), async ({ request, params }) => {
      const body = Object(await request.json());
      acts.push([params['genre'], params['id'], body]);
      const answer = {
        DecisionID: 5,
        Issue: body.Issue,
        Texte: '',
        DelaiSecondes: body.Delai ?? 10,
        Previent: true,
      };
      return HttpResponse.json(answer);
    }),
    http.post(apiUrl(acceptItems), async ({ request, params }) => {
      const { Demandes }: DeskBatchWrite = Object(await request.json());
      acts.push(...Demandes.map(({ ID }) => [params['genre'], String(ID), 'accepte']));
      const Resultats = Demandes.map(({ ID }) => ({ ID, DecisionID: 100 + ID, Refus: null }));
      return HttpResponse.json({ Resultats, Prevenus: Demandes.length, DelaiSecondes: 10 });
    }),
    http.put(apiUrl(assignItem), async ({ request, params }) => {
      const { CompteID } = Object(await request.json());
      give([String(params['id'])], holderOf(CompteID));
      return HttpResponse.json({ AttribueeA: holderOf(CompteID) });
    }),
    http.post(apiUrl(assignItems), async ({ request }) => {
      const { CompteID, Demandes }: DeskAssignmentsWrite = Object(await request.json());
      give(
        Demandes.map(({ ID }) => String(ID)),
        holderOf(CompteID ?? null),
      );
      const Resultats = Demandes.map(({ Genre, ID }) => ({ Genre, ID, Refus: null }));
      return HttpResponse.json({ Resultats });
    }),
    http.post(apiUrl(takeBackItems), async ({ request }) => {
      const { DecisionIDs }: DeskTakeBackWrite = Object(await request.json());
      acts.length = 0;
      return HttpResponse.json({ Resultats: DecisionIDs.map((DecisionID) => ({ DecisionID, Refus: null })) });
    }),
    http.delete(apiUrl(takeBack), () => {
      acts.length = 0;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return acts;
};

/** Puts the focus on what is found, as a key or the page does. */
export const focusOn = async (found: Promise<HTMLElement>): Promise<void> => {
  const element = await found;
  act(() => element.focus());
};

/** Makes dynamic imports fail until the returned function is called. */
export const blockImports = (): (() => void) => {
  const comes: unknown = Reflect.get(globalThis, 'codeComes');
  Reflect.set(globalThis, 'codeComes', async () => {
    throw new Error('Loading chunk late-request failed');
  });
  return () => void Reflect.set(globalThis, 'codeComes', comes);
};
