import { screen, within } from '@testing-library/react';
import { anEventsAccess, aSession } from 'shared-auth/testing';
import { renderPage } from 'shared-auth/testing/remote';
import { anExamSession } from '../testing/examples';
import { compta, done, held, micro, Recu } from '../testing/exams';
import ExamsPage from './exams.page';

const closed = () => {
  const events = anEventsAccess();
  const Evenements = events.Evenements.map((window) => ({
    ...window,
    Raison: 'Cette période n’est plus ouverte.',
    EstLisible: true,
  }));
  return renderPage(<ExamsPage />, { session: aSession({ events: { ...events, Evenements } }) });
};

describe('the exams, once their window is closed', () => {
  it('are read as prose, with what was chosen and its receipt', async () => {
    held.lines = [done(compta), micro];
    held.receipts = [
      {
        Numero: Recu.Numero,
        Date: Recu.Date,
        Domaine: 'Examens',
        Objet: 'Inscription aux examens',
        Empreinte: 'a',
        Lignes: [],
      },
      {
        Numero: 'R-2026-000008',
        Date: Recu.Date,
        Domaine: 'Commandes',
        Objet: 'Commande',
        Empreinte: 'b',
        Lignes: [],
      },
    ];
    closed();
    expect(await screen.findByText('Votre inscription à cette session est faite.')).toBeVisible();
    expect(
      screen.getByText(/Cette période n’est plus ouverte\. Terminé depuis le 15\snovembre à 18\sh\.$/),
    ).toBeVisible();
    const chosen = (await screen.findByRole('heading', { name: 'Mes examens' })).closest('section');
    expect(within(chosen!).getByText('Comptabilité II')).toBeVisible();
    const others = screen.getByRole('heading', { name: 'Sans inscription' }).closest('section');
    expect(within(others!).getByText('Microéconomie – Théorie')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Inscription aux examens R-2026-000007/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Commande/ })).not.toBeInTheDocument();
    for (const role of ['checkbox', 'switch', 'button']) {
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    }
  });

  it('say that there is no registration, and nothing of receipts', async () => {
    held.session = anExamSession();
    closed();
    expect(await screen.findByText('Vous n’avez pas d’inscription à cette session.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Mes reçus' })).not.toBeInTheDocument();
  });
});
