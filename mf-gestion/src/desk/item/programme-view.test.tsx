import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-auth/testing/remote';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aProgramme, aRow } from '../../testing/examples';
import { school } from '../../testing/school';
import { PIECE_TEXTS } from '../../texts/request/item';
import { PROGRAMME_TEXTS } from '../../texts/request/programme';
import QueuePage from '../queue/queue.page';

const ZOE = aRow({
  Genre: 'pae',
  ID: 31,
  Nom: 'Fontaine',
  Prenom: 'Zoé',
  Objet: 'Programme annuel, 9 crédits',
  Version: 3,
});
const HUGO = aRow({
  Genre: 'signature',
  ID: 32,
  Nom: 'Piette',
  Prenom: 'Hugo',
  Objet: '« Il manque une unité »',
  Version: 3,
});

const open = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

it('shows what was composed, what is asked, and what the rules say', async () => {
  school([ZOE], { Programme: aProgramme() });
  const { container } = renderPage(<QueuePage />);
  await open(/Fontaine/);
  const table = within(await screen.findByRole('table', { name: PROGRAMME_TEXTS.table }));
  expect(table.getAllByRole('row')).toHaveLength(5);
  expect(table.getByRole('row', { name: /Contrôle de gestion.*Proposée, pas choisie/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Total 9.crédits$/ })).toBeVisible();
  expect(screen.getByText('Je travaille à mi-temps.')).toBeVisible();
  expect(screen.getByText(/^Entre 45 et 65.crédits sont demandés/)).toBeVisible();
  expect(screen.getByText(/^Moins que le minimum, 45.crédits$/)).toBeVisible();
  expect(screen.getByText('LECGE1215 manque, corequis de LINGE1225')).toBeVisible();
  expect(screen.queryByText(PIECE_TEXTS.title)).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('is validated by one key as it was read, and given back in words', async () => {
  const acts = school([ZOE], { Programme: aProgramme() });
  renderPage(<QueuePage />);
  await open(/Fontaine/);
  await screen.findByRole('button', { name: /^Valider/ });
  await userEvent.keyboard('a');
  const sent = { Issue: 'accepte', Texte: null, DocumentID: null, Version: 3, Delai: null };
  await waitFor(() => expect(acts).toEqual([['pae', '31', sent]]));
  expect(await screen.findByText(/Zoé Fontaine.: prêt à signer/)).toBeVisible();
  await userEvent.keyboard('z');
  await open(/Fontaine/);
  await open(/^Rendre à modifier…/);
  await userEvent.click(dialog().getByRole('radio', { name: /^Trop peu/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Rendre à modifier' }));
  await waitFor(() =>
    expect(acts).toEqual([
      ['pae', '31', { ...sent, Issue: 'refuse', Texte: expect.stringMatching(/trop peu de crédits/) }],
    ]),
  );
});

it('answers a reported problem in words, also where the programme stays', async () => {
  const acts = school([HUGO], { Programme: aProgramme({ Commentaire: 'Il manque une unité', Alertes: [] }) });
  renderPage(<QueuePage />);
  await open(/Piette/);
  expect(await screen.findByText(PROGRAMME_TEXTS.problem('Hugo'))).toBeVisible();
  expect(screen.queryByText(PROGRAMME_TEXTS.warnings)).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  await userEvent.click(dialog().getByRole('button', { name: 'Renvoyer à signer' }));
  expect(dialog().getByRole('textbox')).toHaveAccessibleDescription(/Dites pourquoi/);
  expect(acts).toEqual([]);
  await userEvent.click(dialog().getByRole('radio', { name: /^En ordre/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Renvoyer à signer' }));
  await waitFor(() =>
    expect(acts).toEqual([
      [
        'signature',
        '32',
        expect.objectContaining({ Issue: 'accepte', Texte: expect.stringMatching(/complet/) }),
      ],
    ]),
  );
});
