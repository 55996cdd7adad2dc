import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { apiUrl, confirmAct, draftAnswers } from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import type { Recu as RecuOf } from 'shared-contract';
import {
  examLines,
  examSession,
  registerToExams,
  registerToSession,
  sessionExams,
} from 'shared-contract/exams/endpoints';
import type { ExamLine, ExamSession } from 'shared-contract/exams/exams';
import { receipts } from 'shared-contract/receipts/endpoints';
import { anExamLine, anExamSession } from './examples';

export const SESSION = apiUrl(examSession);
const LINES = apiUrl(examLines);
/** Registration endpoint of the session. */
export const REGISTER = apiUrl(registerToSession);
/** Endpoint of the exams. */
export const SEND = apiUrl(registerToExams);
export const DRAFT = apiUrl('/drafts/InscriptionSession');
export const Recu = { Numero: 'R-2026-000007', Date: '2026-11-21T09:00:00Z' };

export const micro = anExamLine();
export const compta = anExamLine({
  Code: 'LECGE1219-T',
  Libelle: 'Comptabilité II',
  ExamenDate: '2027-01-08',
});
/** The line of an exam that the student is registered to. */
export const done = (line: ExamLine): ExamLine => ({ ...line, ResultatEtudiantInscrit: true });

/** State of the fake server. */
export const held: { session: ExamSession | null; lines: ExamLine[]; receipts: RecuOf[] } = {
  session: null,
  lines: [],
  receipts: [],
};

/** Recorded notifications, requests and drafts of a test. */
export const seen: {
  notices: Notice[];
  sent: { body: unknown; key: string | null }[];
  drafts: unknown[];
} = { notices: [], sent: [], drafts: [] };

beforeEach(() => {
  Object.assign(seen, { notices: [], sent: [], drafts: [] });
  Object.assign(held, {
    session: anExamSession({ InscriptionSessionValide: true }),
    lines: [micro, compta],
    receipts: [],
  });
  setNotifier((_, notice) => notice && seen.notices.push(notice));
  network.use(
    http.get(SESSION, () =>
      held.session ? HttpResponse.json(held.session) : new HttpResponse(null, { status: 204 }),
    ),
    http.get(LINES, () => HttpResponse.json(held.lines)),
    http.get(apiUrl(sessionExams), () => HttpResponse.json(held.lines)),
    http.get(apiUrl(receipts), () => HttpResponse.json(held.receipts)),
    ...draftAnswers('InscriptionSession', () => seen.drafts, '2026-11-21T09:08:00Z'),
  );
});
afterEach(() => setNotifier(() => {}));

/** The server accepts the exams. */
export const takeExams = () =>
  http.post(SEND, async ({ request }) => {
    seen.sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    held.lines = held.lines.map(done);
    return HttpResponse.json({ Items: held.lines, Recu });
  });

/** Checkbox of an exam. */
export const box = (name: string) => screen.findByRole('checkbox', { name });
/** Opens the summary. */
export const validate = async () => {
  const bar = await screen.findByRole('region', { name: 'Validation des examens' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Valider' }));
};
/** Confirms the summary. */
export const confirm = () => confirmAct('Mon inscription en résumé');
