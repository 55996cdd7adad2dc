import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anInfos, apiUrl, aSession, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import {
  importStatement,
  seeTakenBack,
  statementReport,
  statements,
  takeBackStatement,
  tryStatement,
} from 'shared-contract/statements/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aReport, aStatementRow, aTakenBack, theStatements } from '../testing/statements';
import { STATEMENT_TEXTS } from '../texts/statements';
import StatementsPage from './statements.page';

const texts = STATEMENT_TEXTS;

const ACCOUNTANT = {
  session: aSession({ infos: anInfos({ gestion: true, GestionActes: ['comptabilite'] }) }),
};

const FILE = new File(['0000'], 'RELEVE.001');

/** Sends a statement for a trial. */
const tryFile = async () => userEvent.upload(await screen.findByLabelText(texts.deposit.label), FILE);

describe('/gestion/releves', () => {
  it('tries a statement, whatever its name ends with, and tells its report in euros', async () => {
    network.use(respondWith(statements, theStatements()), respondWith(tryStatement, aReport()));
    const { container } = renderPage(<StatementsPage />, ACCOUNTANT);
    expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(await screen.findByText(texts.history.none)).toBeVisible();
    await tryFile();
    expect(await screen.findByText(/1 paiement, 19,20.€/)).toBeVisible();
    const back = within(screen.getByRole('table', { name: texts.lists.reprises }));
    expect(back.getByRole('row', { name: /24.novembre.2026.*-5,00.€.*n°.3.*reste 5,00.€/ })).toBeVisible();
    const names = screen.getAllByRole('table').map((one) => one.querySelector('caption')?.textContent);
    expect(names).toEqual([texts.lists.reprises, texts.lists.inconnues, texts.lists.payees]);
    await expectNoAxeViolations(container);
  });

  it('imports what was read, and opens its report', async () => {
    const sent: string[] = [];
    network.use(
      respondWith(tryStatement, aReport()),
      respondWith(statementReport, aReport({ Import: 'a1b2c3d4' })),
      http.get(apiUrl(statements), () =>
        HttpResponse.json(theStatements({ Imports: sent.length > 0 ? [aStatementRow()] : [] })),
      ),
      http.post(apiUrl(importStatement), ({ request }) => {
        sent.push(request.headers.get('idempotency-key') ?? '');
        return HttpResponse.json(aReport({ Import: 'a1b2c3d4' }));
      }),
    );
    renderPage(<StatementsPage />, ACCOUNTANT);
    await tryFile();
    expect(sent).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: texts.trial.write }));
    expect(await screen.findByRole('region', { name: texts.report.title('novembre.cod') })).toBeVisible();
    expect(sent).toEqual([expect.stringMatching(/./)]);
  });

  it('offers no import of a statement that brings nothing new', async () => {
    const old = aReport({ payees: [], reprises: [], inconnues: [] });
    network.use(respondWith(statements, theStatements()), respondWith(tryStatement, old));
    renderPage(<StatementsPage />, ACCOUNTANT);
    await tryFile();
    expect(await screen.findByText(texts.trial.nothing)).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.trial.write })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: texts.trial.giveUp }));
    expect(await screen.findByLabelText(texts.deposit.label)).toBeEnabled();
  });

  it('keeps the page where a statement is refused, and offers to send it again', async () => {
    const why = 'Ce relevé est celui d’un autre compte.';
    network.use(
      respondWith(statements, theStatements()),
      http.post(apiUrl(tryStatement), () => problemAnswer(422, why)),
    );
    renderPage(<StatementsPage />, ACCOUNTANT);
    await tryFile();
    expect(await screen.findByRole('alert')).toHaveTextContent(FILE.name);
    expect(screen.getByLabelText(texts.deposit.label)).toBeEnabled();
    expect(screen.queryByRole('button', { name: texts.trial.write })).not.toBeInTheDocument();
  });

  it('takes an import back once it is sure', async () => {
    const taken: string[] = [];
    network.use(
      respondWith(statementReport, aReport({ Import: 'a1b2c3d4' })),
      http.get(apiUrl(statements), () =>
        HttpResponse.json(
          theStatements({
            Imports: [aStatementRow({ AnnuleLe: taken.length > 0 ? '2026-11-24T09:00:00.000Z' : null })],
          }),
        ),
      ),
      http.delete(apiUrl(takeBackStatement), ({ request }) => {
        taken.push(request.url.split('/').at(-1) ?? '');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderPage(<StatementsPage />, ACCOUNTANT);
    await userEvent.click(await screen.findByRole('button', { name: texts.report.title('novembre.cod') }));
    await userEvent.click(await screen.findByRole('button', { name: texts.takeBack.button }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(taken).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: texts.takeBack.confirm }));
    expect(await screen.findByText(texts.history.over)).toBeVisible();
    expect(taken).toEqual(['a1b2c3d4']);
  });

  it('keeps what the bank took back before the eyes until somebody has seen it', async () => {
    const seen: string[] = [];
    const reprise = () =>
      seen.length > 0 ? aTakenBack({ VueLe: '2026-11-24T09:00:00.000Z', VuePar: 'compta' }) : aTakenBack();
    network.use(
      http.get(apiUrl(statements), () =>
        HttpResponse.json(theStatements({ Reprises: [reprise()], AVoir: seen.length > 0 ? 0 : 1 })),
      ),
      http.post(apiUrl(seeTakenBack), ({ request }) => {
        seen.push(request.url);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { container } = renderPage(<StatementsPage />, ACCOUNTANT);
    const back = within(await screen.findByRole('region', { name: texts.back.title }));
    expect(back.getByText(/5,00.€ de la commande n°.3, étudiant 230101/)).toBeVisible();
    expect(back.getByText('1 à voir')).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.click(back.getByRole('button', { name: /^Marquer comme vu/ }));
    await waitFor(() => expect(screen.getByText(/^Vu le .*compta$/)).toBeVisible());
    expect(screen.queryByText('1 à voir')).not.toBeInTheDocument();
  });

  it('says what failed', async () => {
    network.use(http.get(apiUrl(statements), () => problemAnswer(503, 'Indisponible.')));
    renderPage(<StatementsPage />, ACCOUNTANT);
    expect(await screen.findByText(texts.error)).toBeVisible();
  });
});
