import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anEventsAccess, apiUrl, aSession, cancelAct, confirmAct } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
import { renderPage } from 'shared-auth/testing/remote';
import { examLines, examSession, registerToExams } from 'shared-contract/exams/endpoints';
import { anExamLine, anExamSession } from '../testing/examples';
import ExamsPage from './exams.page';

const CODES = ['LECGE1', 'LECGE2', 'LECGE3'] as const;

const isIn = (bodies: readonly unknown[], code: string) =>
  bodies.some((body) => JSON.stringify(body).includes(`"${code}"`));

const line = (Code: string, bodies: readonly unknown[]) =>
  anExamLine({ Code, ResultatEtudiantInscrit: isIn(bodies, Code) });

const box = () => screen.queryByRole('checkbox', { name: /^LECGE1 / });
const taken: unknown[] = [];

describe('/evenement/inscriptionExamens', () =>
  testDraftPersistence({
    screen: 'InscriptionSession',
    write: registerToExams,
    value: '"LECGE1"',
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
    isThere: () => box() !== null,
    fill: async () => void (await userEvent.click(screen.getByRole('checkbox', { name: /^LECGE1 / }))),
    send: async () => {
      await cancelAct();
      await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
      await confirmAct();
    },
  }));
