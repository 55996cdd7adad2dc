import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, confirmAct, leaveAct } from 'shared-auth/testing';
import { survivesStorms } from 'shared-auth/testing/draft-storm';
import { renderPage } from 'shared-auth/testing/remote';
import { examLines, examSession, registerToExams } from 'shared-contract/exams/endpoints';
import { anExamLine, anExamSession } from '../testing/examples';
import ExamsPage from './exams.page';

const CODES = ['LECGE1', 'LECGE2', 'LECGE3'] as const;

const isIn = (bodies: readonly unknown[], code: string) =>
  bodies.some((body) => JSON.stringify(body).includes(`"${code}"`));

const line = (Code: string, bodies: readonly unknown[]) =>
  anExamLine({ Code, ResultatEtudiantInscrit: isIn(bodies, Code) });

const box = (code: string) =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${code} `) });
const taken: unknown[] = [];
let last = '';

/** A person ticks one exam, then another: the one that she ticked last has to be somewhere. */
describe('/evenement/inscriptionExamens', () =>
  survivesStorms({
    screen: 'InscriptionSession',
    write: registerToExams,
    values: CODES,
    reads: (stored) => [
      http.get(apiUrl(examSession), () =>
        HttpResponse.json(anExamSession({ InscriptionSessionValide: true })),
      ),
      http.get(apiUrl(examLines), () => HttpResponse.json(CODES.map((code) => line(code, stored)))),
    ],
    answer: (body) => {
      taken.push(body);
      return {
        Items: CODES.map((code) => line(code, taken)),
        Recu: { Numero: 'R-2026-000009', Date: '2026-11-21T09:00:00Z' },
      };
    },
    open: () => {
      taken.length = 0;
      return renderPage(<ExamsPage />, {
        session: aSession({ events: anEventsAccess(['CanViewInscriptionSession']) }),
      });
    },
    fill: async (code) => {
      if (!(await leaveAct())) return;
      const found = box(code);
      if (found && !found.checked) await userEvent.click(found);
      if (box(code)?.checked) last = code;
    },
    shown: () => (box(CODES[0]) ? (box(last)?.checked ? last : '') : null),
    send: async () => {
      if (!(await leaveAct())) return;
      await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
      if (CODES.some((code) => box(code)?.checked && !box(code)?.disabled)) await confirmAct();
    },
    holds: (contents, code) => JSON.stringify(contents ?? null).includes(`"${code}"`),
    contents: (code) => ({ codes: [code] }),
  }));
