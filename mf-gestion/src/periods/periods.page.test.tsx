import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import {
  periodEffect,
  periodHistory,
  periods,
  savePeriod,
  undoPeriod,
} from 'shared-contract/gestion/endpoints';
import type { PeriodChange, Periods } from 'shared-contract/gestion/periods';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aWindow, aYear } from '../testing/year';
import { PERIOD_TEXTS } from '../texts/periods';
import PeriodsPage from './periods.page';

const texts = PERIOD_TEXTS;

const CHANGE: PeriodChange = {
  ChangementID: 4,
  Le: '2026-11-12T09:00:00Z',
  Par: 'programmes',
  Avant: aWindow('10-01', '11-15'),
  Apres: aWindow('10-01', '11-20'),
  EstAnnulation: false,
  EstDernier: true,
};

/** A school with this year; keeps what was saved and taken back. */
const school = (year: Periods) => {
  const acts: unknown[] = [];
  network.use(
    respondWith(periods, year),
    respondWith(periodHistory, [CHANGE]),
    respondWith(periodEffect, { Concernes: 1284, DejaFait: 12, Ouvre: 1272, Ferme: 0 }),
    http.put(apiUrl(savePeriod), async ({ request, params }) => {
      acts.push([params['flag'], await request.json()]);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(apiUrl(undoPeriod), ({ params }) => {
      acts.push(['undo', params['id']]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return acts;
};

const bar = () => screen.findByRole('button', { name: /Vente de syllabus, Bachelier en gestion, fermée/ });
const panel = () => screen.findByRole('region', { name: texts.panel.region });

describe('/gestion/periodes', () => {
  it('draws the year, today with its day, and has the same as a table', async () => {
    school(aYear());
    const { container } = renderPage(<PeriodsPage />);
    expect(await bar()).toHaveAccessibleName(/Terminé depuis le 21\snovembre/);
    expect(screen.getByText(/12.périodes ouvertes/)).toBeVisible();
    const table = within(screen.getByRole('table', { name: texts.table }));
    expect(table.getAllByRole('row')).toHaveLength(14);
    expect(table.getAllByRole('button', { name: /^Modifier/ })).toHaveLength(1);
    expect(screen.getByText(/^23.nov\.$/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('shows the year or its table, one at a time', async () => {
    school(aYear());
    renderPage(<PeriodsPage />);
    const line = (await screen.findByRole('region', { name: texts.line })).parentElement;
    expect(line).toHaveAttribute('data-view', 'line');
    await userEvent.click(screen.getByRole('button', { name: texts.asTable }));
    expect(line).toHaveAttribute('data-view', 'table');
    await userEvent.click(screen.getByRole('button', { name: texts.asLine }));
    expect(line).toHaveAttribute('data-view', 'line');
  });

  it('shows a window that nothing closes as going on, and asks for a date only once it is changed', async () => {
    const Ecole = { ...aWindow('10-01', '12-19'), Fermeture: null };
    const Periodes = aYear().Periodes.map((one) => (one.Flag === 'HasMemoire' ? { ...one, Ecole } : one));
    school(aYear({ Periodes, ChangeEcole: true }));
    renderPage(<PeriodsPage />);
    const endless = await screen.findByRole('button', {
      name: /^Mémoire, Toute l’école, .*sans date de fin$/,
    });
    expect(endless).toHaveTextContent('sans date de fin');
    expect(screen.getByRole('row', { name: /^Mémoire/ })).toHaveTextContent('sans date de fin');
    await userEvent.click(endless);
    const region = within(await panel());
    expect(region.getByRole('textbox', { name: texts.panel.closes })).toHaveAccessibleDescription(
      texts.panel.endless,
    );
    expect(region.queryByText('Dites quand la période se ferme.')).not.toBeInTheDocument();
    await userEvent.type(region.getByRole('textbox', { name: texts.panel.message }), 'Écrivez-nous.');
    expect(region.getByText('Dites quand la période se ferme.')).toBeVisible();
  });

  it('is moved by keyboard, and says for how many before it is saved', async () => {
    const acts = school(aYear());
    renderPage(<PeriodsPage />);
    (await bar()).focus();
    // Arrows go between windows; nothing is moved unasked.
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.queryByRole('region', { name: texts.panel.region })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const region = within(await panel());
    await userEvent.click(region.getByRole('button', { name: texts.panel.later }));
    expect(await region.findByText(/1.284.étudiants concernés/)).toBeVisible();
    expect(region.getByText(/S’ouvre aussitôt pour 1.272/)).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: /^Fermer le 27.novembre/ }));
    await waitFor(() => expect(acts).toHaveLength(1));
    expect(acts[0]).toEqual([
      'AccesCommande',
      {
        ProgrammeID: 1,
        Avant: aWindow('10-01', '11-20'),
        Apres: { ...aWindow('10-08', '11-27'), Ouverture: '2026-10-08T06:00:00.000Z' },
      },
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: texts.panel.region })).not.toBeInTheDocument();
  });

  it('keeps what was typed when somebody else was first', async () => {
    school(aYear());
    const theirs = aWindow('10-01', '11-25', 'Par une autre personne.');
    network.use(
      http.put(apiUrl(savePeriod), () => {
        const Sections = [{ ProgrammeID: 1, Fenetre: theirs }];
        const Periodes = aYear().Periodes.map((one) =>
          one.Flag === 'AccesCommande' ? { ...one, Sections } : one,
        );
        network.use(respondWith(periods, aYear({ Periodes })));
        return problemAnswer(409, 'Changée par programmes.');
      }),
    );
    renderPage(<PeriodsPage />);
    await userEvent.click(await bar());
    const region = within(await panel());
    const words = region.getByRole('textbox', { name: texts.panel.message });
    await userEvent.type(words, 'Écrivez-nous.');
    await userEvent.click(region.getByRole('button', { name: 'Enregistrer' }));
    expect(
      await screen.findByRole('button', { name: /Vente de syllabus, Bachelier en gestion, ouverte/ }),
    ).toBeVisible();
    expect(words).toHaveValue('Écrivez-nous.');
  });

  it('takes the last change back', async () => {
    const acts = school(aYear());
    renderPage(<PeriodsPage />);
    await userEvent.click(await bar());
    const region = within(await panel());
    expect(await region.findByText(/fermeture du/)).toBeVisible();
    await userEvent.click(region.getByRole('button', { name: texts.history.undo }));
    await waitFor(() => expect(acts).toEqual([['undo', '4']]));
  });

  it('opens a window of a section’s own, and refuses dates the wrong way round', async () => {
    const acts = school(aYear());
    renderPage(<PeriodsPage />);
    await bar();
    await userEvent.click(screen.getByRole('button', { name: /^Nouvelle période/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: texts.event }), 'Vente de syllabus');
    const whose = dialog.getByRole('combobox', { name: texts.section });
    expect(within(whose).queryByText('Bachelier en gestion')).not.toBeInTheDocument();
    await userEvent.selectOptions(whose, 'Master en gestion');
    await userEvent.click(dialog.getByRole('button', { name: texts.fresh.go }));
    const region = within(await panel());
    const closes = region.getByRole('textbox', { name: texts.panel.closes });
    expect(closes).toHaveValue('20/12/2026');
    await userEvent.clear(closes);
    await userEvent.type(closes, '1/9/2026');
    expect(region.getByText('La fermeture doit venir après l’ouverture.')).toBeVisible();
    expect(region.getByRole('button', { name: 'Ouvrir la période' })).toBeDisabled();
    expect(acts).toEqual([]);
  });

  it('answers a letter on the year or in the panel as it answers the button', async () => {
    school(aYear());
    renderPage(<PeriodsPage />);
    await userEvent.click(await bar());
    const region = within(await panel());
    expect(region.getByRole('heading', { name: 'Vente de syllabus' })).toHaveFocus();
    await userEvent.keyboard('n');
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('shows the whole school’s to a secretariat, and does not let it be changed', async () => {
    school(aYear());
    renderPage(<PeriodsPage />);
    await userEvent.click(await screen.findByRole('button', { name: /^Stages, Toute l’école, ouverte/ }));
    const region = within(await panel());
    expect(region.getByText(texts.panel.notYours)).toBeVisible();
    expect(region.getByRole('textbox', { name: texts.panel.closes })).toBeDisabled();
    expect(region.queryByRole('button', { name: /^Enregistrer|^Fermer le [0-9]/ })).not.toBeInTheDocument();
  });

  it('says what failed', async () => {
    network.use(http.get(apiUrl(periods), () => problemAnswer(403, 'Réservé.')));
    renderPage(<PeriodsPage />);
    expect(await screen.findByText(texts.error)).toBeVisible();
  });
});
