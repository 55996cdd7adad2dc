import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, cancelAct, confirmAct } from 'shared-auth/testing';
import { testDraftPersistence } from 'shared-auth/testing/draft-persistence';
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

describe('/sar', () =>
  testDraftPersistence({
    screen: 'SAR',
    write: saveRemediations,
    value: '"A"',
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
    isThere: () => box('A') !== null,
    fill: () => userEvent.click(screen.getByRole('checkbox', { name: 'A Séance A' })),
    send: async () => {
      await cancelAct();
      await userEvent.click(screen.getByRole('button', { name: 'Sauvegarder' }));
      await confirmAct();
    },
  }));
