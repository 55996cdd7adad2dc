import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, confirmAct, leaveAct } from 'shared-auth/testing';
import { survivesStorms } from 'shared-auth/testing/draft-storm';
import { renderPage } from 'shared-auth/testing/remote';
import { remediations, saveRemediations } from 'shared-contract/sar/endpoints';
import type { Remediation } from 'shared-contract/sar/sar';
import SarPage from './sar.page';

const CODES = ['A', 'B', 'C'] as const;

const session = (RemediationCode: string, bodies: readonly unknown[]): Remediation => ({
  RemediationCode,
  RemediationLibelleLong: `Séance ${RemediationCode}`,
  RemediationQuadrimestre: 'Q1',
  RemediationPublicCible: 'Bloc 2',
  RemediationIntervalles: [
    { DateDebut: '2026-12-02', DateFin: '2026-12-04', HeureDebut: null, HeureFin: null },
  ],
  RemediationEstInscrit: bodies.some((body) => JSON.stringify(body).includes(`"${RemediationCode}"`)),
});

const box = (code: string) =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name: `${code} Séance ${code}` });
const taken: unknown[] = [];
let last = '';

/** A person ticks one session, then another: the one that she ticked last has to be somewhere. */
describe('/sar', () =>
  survivesStorms({
    screen: 'SAR',
    write: saveRemediations,
    values: ['A', 'B', 'C'],
    reads: (stored) => [
      http.get(apiUrl(remediations), () =>
        HttpResponse.json({ Items: CODES.map((code) => session(code, stored)) }),
      ),
    ],
    answer: (body) => {
      taken.push(body);
      return { Items: CODES.map((code) => session(code, taken)) };
    },
    open: () => {
      taken.length = 0;
      return renderPage(<SarPage />);
    },
    fill: async (code) => {
      if (!(await leaveAct())) return;
      const found = box(code);
      if (found && !found.checked) await userEvent.click(found);
      if (box(code)?.checked) last = code;
    },
    shown: () => (box('A') ? (box(last)?.checked ? last : '') : null),
    send: async () => {
      await leaveAct();
      await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
      await confirmAct();
    },
    holds: (contents, code) => JSON.stringify(contents ?? null).includes(`"${code}"`),
    contents: (code) => ({ [code]: true }),
  }));
