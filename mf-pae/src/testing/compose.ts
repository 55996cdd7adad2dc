import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { apiUrl, draftAnswers } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import { paeConstraints, paeLevels } from 'shared-contract/pae/endpoints';
import type { PaeLevel, PaeSaved } from 'shared-contract/pae/pae';
import { someConstraints, someLevels } from './examples';

export const CONSTRAINTS = apiUrl(paeConstraints);
export const LEVELS = apiUrl(paeLevels);
export const DRAFT = apiUrl('/drafts/PAE');

export interface Sent {
  ECTS: number;
  item: { UniteEnseignementID: number; Select: boolean; IsDecoche: boolean }[];
  commentaire: string | null;
  submit: boolean;
  version: number;
}

/** What the page said, and still says, sent and kept during a test. */
export const seen: { notices: Notice[]; shown: Map<string, Notice>; sent: Sent[]; drafts: unknown[] } = {
  notices: [],
  shown: new Map(),
  sent: [],
  drafts: [],
};

/** What the server answers to a save; `change` says what differs. */
export const answerTo = (sent: Sent, change: Partial<PaeSaved> = {}): PaeSaved => ({
  ECTS: sent.ECTS,
  Niveaux: someLevels(),
  Version: sent.version + (sent.submit ? 1 : 0),
  DateSauvegarde: '2026-11-21T09:08:00Z',
  Recu: sent.submit ? { Numero: 'R-2026-000009', Date: '2026-11-21T09:08:00Z' } : null,
  ...change,
});

/** The server takes what is sent; after a submission it says so. */
export const accept = (levels: PaeLevel[] = someLevels()) => {
  const isSubmitted = () => seen.sent.some(({ submit }) => submit);
  network.use(
    http.get(CONSTRAINTS, () =>
      HttpResponse.json(
        someConstraints(isSubmitted() ? { IsSubmit: true, DateSoumission: '2026-11-21T09:08:00Z' } : {}),
      ),
    ),
    http.get(LEVELS, () => HttpResponse.json(levels)),
    http.post(LEVELS, async ({ request }) => {
      const sent = (await request.json()) as Sent;
      seen.sent.push(sent);
      return HttpResponse.json(answerTo(sent));
    }),
  );
};

beforeEach(() => {
  Object.assign(seen, { notices: [], shown: new Map(), sent: [], drafts: [] });
  setNotifier((act, notice) => {
    if (!notice) return seen.shown.delete(act);
    seen.notices.push(notice);
    return seen.shown.set(act, notice);
  });
  accept();
  network.use(...draftAnswers('PAE', () => seen.drafts));
});
afterEach(() => setNotifier(() => {}));

/** The checkbox of a unit, by its code and label. */
export const unit = (name: string) => screen.findByRole('checkbox', { name });

/** Clicks on a button of the page. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
