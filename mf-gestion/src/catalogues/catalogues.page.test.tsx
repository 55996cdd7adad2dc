import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { EntryEffect } from 'shared-contract/catalogues/catalogues';
import {
  entryEffect,
  entryHistory,
  groupCatalogue,
  saveGroup,
  saveSupport,
  syllabusCatalogue,
} from 'shared-contract/catalogues/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aGroup, aHead, aMaterial, anEffect } from '../testing/catalogues';
import { CATALOGUE_TEXTS } from '../texts/catalogues';
import CataloguesPage from './catalogues.page';

const texts = CATALOGUE_TEXTS;

const OTHER = aMaterial({
  ID: 42,
  Code: 'SYL-2042',
  Modifiable: false,
  Valeurs: { ...aMaterial().Valeurs, SupportCoursLibelle: 'Économie publique', Stock: null },
});

/** A school with two course materials and one group; keeps what is saved. */
const school = (effect: Partial<EntryEffect> = {}) => {
  const sent: unknown[] = [];
  network.use(
    respondWith(syllabusCatalogue, { ...aHead(), Lignes: [aMaterial(), OTHER] }),
    respondWith(groupCatalogue, { ...aHead(), Lignes: [aGroup()] }),
    respondWith(entryHistory, []),
    respondWith(entryEffect, anEffect(effect)),
    http.put(apiUrl(saveSupport), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ Prevenus: 0 });
    }),
    http.put(apiUrl(saveGroup), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ Prevenus: 22 });
    }),
  );
  return sent;
};

const row = (name: RegExp) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('region', { name: texts.panel.region }));

describe('/gestion/catalogues', () => {
  it('lists what is sold, and finds it without its accents', async () => {
    school();
    const { container } = renderPage(<CataloguesPage />);
    expect(await row(/^Comptabilité analytique/)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: texts.search }), 'economie');
    expect(screen.queryByRole('button', { name: /^Comptabilité/ })).toBeNull();
    expect(await row(/^Économie publique/)).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('says which orders keep their price, and sends what was seen with what is wanted', async () => {
    const sent = school();
    renderPage(<CataloguesPage />);
    await userEvent.click(await row(/^Comptabilité analytique/));
    const one = await panel();
    const price = await one.findByRole('textbox', { name: /^Prix/ });
    await userEvent.clear(price);
    await userEvent.type(price, '16,5');
    expect(await one.findByText(/12.commandes gardent leur prix/)).toBeVisible();
    await userEvent.click(one.getByRole('button', { name: texts.panel.save }));
    const { Valeurs } = aMaterial();
    await waitFor(() =>
      expect(sent).toEqual([{ Avant: Valeurs, Apres: { ...Valeurs, SupportCoursPrix: 1650 } }]),
    );
  });

  it('only reads what other sections use too', async () => {
    school();
    renderPage(<CataloguesPage />);
    await userEvent.click(await row(/^Économie publique/));
    const one = await panel();
    expect(one.getByText(/^D’autres sections que les vôtres/)).toBeVisible();
    expect(one.queryByRole('textbox')).toBeNull();
  });

  it('asks about a room that is taken, offers a free one, and tells how many are told', async () => {
    const clash = 'Le local B204 est pris à cette heure par un autre groupe';
    const sent = school({
      Concernes: 22,
      Prevenus: 22,
      Conflits: [{ Code: 'local-7-9', Texte: `${clash}\u00a0: est-ce exact\u202f?` }],
      LocauxLibres: ['B110'],
    });
    renderPage(<CataloguesPage />);
    await userEvent.click(await row(/^Groupes de TP/));
    await userEvent.click(await row(/^Groupe 1/));
    const one = await panel();
    const room = await one.findByRole('textbox', { name: /^Local/ });
    await userEvent.clear(room);
    await userEvent.type(room, 'B204');
    expect(await one.findByText(`${clash}.`)).toBeVisible();
    expect(one.getByText(/22.étudiants seront prévenus/)).toBeVisible();
    await userEvent.click(one.getByRole('button', { name: 'B110' }));
    expect(room).toHaveValue('B110');
    await userEvent.click(await one.findByRole('checkbox', { name: texts.effect.confirm }));
    await userEvent.click(one.getByRole('button', { name: texts.panel.save }));
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          Avant: aGroup().Valeurs,
          Apres: { ...aGroup().Valeurs, Local: 'B110' },
          Confirmations: ['local-7-9'],
        }),
      ]),
    );
  });

  it('says a refusal at its field, and Escape goes back to the row', async () => {
    school();
    network.use(
      http.put(apiUrl(saveGroup), () =>
        problemAnswer(422, 'Certaines données ne sont pas valides.', {
          errors: [{ path: 'Apres.Capacite', message: '22 places sont prises.' }],
        }),
      ),
    );
    renderPage(<CataloguesPage />);
    await userEvent.click(await row(/^Groupes de TP/));
    await userEvent.click(await row(/^Groupe 1/));
    const one = await panel();
    const places = await one.findByRole('textbox', { name: /^Places/ });
    await userEvent.clear(places);
    await userEvent.type(places, '20');
    await userEvent.click(one.getByRole('button', { name: texts.panel.save }));
    await waitFor(() => expect(places).toBeInvalid());
    // Another number is weighed again, though the last one was refused.
    await userEvent.clear(places);
    await userEvent.type(places, '30');
    expect(await one.findByText(/étudiants? concerné|dans ce groupe/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const dialog = within(await screen.findByRole('dialog', { name: /^Quitter/ }));
    await userEvent.click(dialog.getByRole('button', { name: texts.leaving.leave }));
    await waitFor(async () => expect(await row(/^Groupe 1/)).toHaveFocus());
  });
});
