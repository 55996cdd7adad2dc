import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWizard, press, server } from '../testing/reenrolment';

const NOTE = 'Cette adresse e-mail attend son code';

const openContacts = async () => {
  openWizard();
  await press('Commencer');
  await press('Suivant');
};

it('an e-mail address that was just added waits for its code, asked for in « Mes données »', async () => {
  await openContacts();
  await press('Ajouter un moyen de contact');
  const form = within(await screen.findByRole('dialog', { name: 'Nouveau moyen de contact' }));
  await userEvent.type(await form.findByRole('textbox', { name: 'Adresse e-mail' }), 'neuve@exemple.be');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(screen.getByText(/neuve@exemple.be est dans votre dossier/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirmer l’adresse' })).toHaveAttribute('href', '/contacts');
});

it('nothing is said of an address that waits and is not in the list', async () => {
  server.unproven = {
    MoyenContactID: -1,
    MoyenContactValeur: 'ailleurs@exemple.be',
    QualificationMoyenContact: null,
    Expiration: '2026-11-21T09:00:00Z',
    EssaisRestants: 5,
  };
  await openContacts();
  expect(await screen.findByText('sarah@exemple.be')).toBeVisible();
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
});
