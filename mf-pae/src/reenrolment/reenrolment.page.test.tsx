import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import {
  apiUrl,
  confirmAct,
  findBindingDialog,
  problemAnswer,
  whileRequestsPending,
} from 'shared-auth/testing';
import { network } from 'shared-auth/testing/remote';
import { reenrolment } from 'shared-contract/reinscription/endpoints';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { aMean, anAddress, everything, heading, openWizard, press, server } from '../testing/reenrolment';

const STATE = apiUrl(reenrolment);

describe('/evenement/reinscription', () => {
  it('waits behind a skeleton', async () => {
    await whileRequestsPending(async () => {
      openWizard();
      expect(screen.getByRole('heading', { level: 1, name: 'Réinscription' })).toBeVisible();
      expect(await screen.findByText('Chargement…')).toBeInTheDocument();
    });
  });

  it('says that the call failed and asks again on « Réessayer »', async () => {
    network.use(http.get(STATE, () => problemAnswer(403, 'La réinscription est fermée.'), { once: true }));
    const { container } = openWizard();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    await expectNoAxeViolations(container);
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Commencer' })).toBeVisible();
  });

  it('tells of the appeal to who may not re-enrol, whatever else is open', async () => {
    const { container } = openWizard([
      'AccesReinscription',
      'LimitAccesReinscription',
      'FirstAccesReinscription',
    ]);
    expect(await screen.findByText(/recours dans les 10 jours calendrier/)).toBeVisible();
    expect(screen.getByText(/Nadia Aksoy, gestionnaire de dossier/i)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Commencer' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('goes straight to the programme without a first access', async () => {
    openWizard(['AccesReinscription']);
    expect(await screen.findByRole('heading', { name: 'Mon PAE' })).toBeVisible();
  });

  it('shows staff what was answered, and nothing to press', async () => {
    server.state = { ...server.state, ...everything, HasBourse: true, BourseNumBourse: '2026-7' };
    const { container } = openWizard(undefined, { mayWrite: false });
    expect(await screen.findByText(/^Demandée, n° 2026-7/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Commencer' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });
});

describe('the wizard', () => {
  it('goes through every step and ends on the programme', async () => {
    server.state = { ...server.state, ...everything };
    const { container } = openWizard();
    await press('Commencer');
    expect(await heading('Vos adresses')).toHaveFocus();
    await expectNoAxeViolations(container);
    await press('Suivant');
    expect(await heading('Vos moyens de contact')).toHaveFocus();
    await press('Suivant');
    await heading('Demande de bourse');
    await userEvent.click(screen.getByRole('radio', { name: 'Oui' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Numéro de bourse/ }), '2026-7');
    await expectNoAxeViolations(container);
    await press('Suivant');
    await heading('Troisième langue');
    expect(await screen.findByRole('radio', { name: 'Allemand' })).toBeChecked();
    await press('Suivant');
    await heading('Choix du master');
    expect(screen.getByRole('heading', { name: 'En résumé' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Master en sciences/ }));
    await expectNoAxeViolations(container);
    await press('Suivant');
    const dialog = await findBindingDialog(/Terminer la réinscription/);
    expect(dialog.getByText('Master en sciences')).toBeVisible();
    expect(server.sent).toHaveLength(2);
    await confirmAct();
    expect(await screen.findByRole('heading', { name: 'Mon PAE' })).toBeVisible();
    expect(server.sent.map(({ path, body }) => [path, body])).toEqual([
      ['Reinscription03', { HasBourse: true, BourseNumBourse: '2026-7', BourseFichierID: null }],
      ['Reinscription04', { CoursLangue3ID: 6 }],
      ['Reinscription05', { DiplomeID: 2 }],
    ]);
  });

  it('skips language and master where nothing is to be chosen', async () => {
    openWizard();
    await press('Commencer');
    await press('Suivant');
    await press('Suivant');
    await heading('Demande de bourse');
    const steps = within(screen.getByRole('navigation', { name: 'Étapes de la réinscription' }));
    expect(
      steps.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d|à faire/g, '')),
    ).toEqual(
      expect.arrayContaining([expect.stringContaining('Bourse'), expect.stringContaining('Programme')]),
    );
    expect(steps.queryByText('Langue')).not.toBeInTheDocument();
    await press('Suivant');
    await confirmAct();
    expect(await screen.findByRole('heading', { name: 'Mon PAE' })).toBeVisible();
  });

  it('goes back without losing what was typed', async () => {
    openWizard();
    await press('Commencer');
    await press('Suivant');
    await press('Suivant');
    await userEvent.click(await screen.findByRole('radio', { name: 'Oui' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Numéro de bourse/ }), '77');
    await press('Précédent');
    await heading('Vos moyens de contact');
    await press('Suivant');
    expect(await screen.findByRole('textbox', { name: /Numéro de bourse/ })).toHaveValue('77');
  });

  it('stops at the addresses without a legal domicile, in the quoted words', async () => {
    server.addresses = [anAddress({ TypeAdresse: 'Kot', Usage: 'residence', TypeAdresseID: 2 })];
    const { container } = openWizard();
    await press('Commencer');
    await press('Suivant');
    const text = 'Veuillez renseigner au minimum une adresse de type "Domicile Légal".';
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await expectNoAxeViolations(container);
    await press('Ajouter une adresse');
    const form = within(await screen.findByRole('dialog', { name: 'Nouvelle adresse' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Rue et numéro' }), 'Quai 1');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByText(/^Deux réponses sont à corriger/)).toBeInTheDocument();
    await userEvent.type(form.getByRole('textbox', { name: 'Code postal' }), '4000');
    await userEvent.type(form.getByRole('textbox', { name: 'Localité' }), 'Liège');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent[0]?.body).toMatchObject({ AdresseID: -1, AdresseLigne1: 'Quai 1', TypeAdresseID: 1 });
    expect(server.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(await screen.findByText(/Quai 1, 4000 Liège/)).toBeVisible();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await press('Suivant');
    expect(await heading('Vos moyens de contact')).toBeVisible();
  });

  it('stops at the contacts without an e-mail address, and judges the one that is typed', async () => {
    server.means = [
      aMean({ TypeMoyenContact: 'GSM', Usage: 'gsm', TypeMoyenContactID: 3, MoyenContactValeur: '0470' }),
    ];
    openWizard();
    await press('Commencer');
    await press('Suivant');
    await press('Suivant');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Veuillez renseigner au minimum un moyen de contact de type "Email".',
    );
    await press('Ajouter un moyen de contact');
    const form = within(await screen.findByRole('dialog', { name: 'Nouveau moyen de contact' }));
    await userEvent.type(await form.findByRole('textbox', { name: 'Adresse e-mail' }), 'sarah');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findAllByText(/adresse e-mail/)).not.toHaveLength(0);
    expect(server.sent).toEqual([]);
    await userEvent.type(form.getByRole('textbox', { name: 'Adresse e-mail' }), '@exemple.be');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('sarah@exemple.be')).toBeVisible();
  });

  it('deletes an address after asking', async () => {
    server.addresses = [anAddress(), anAddress({ AdresseID: 12, TypeAdresse: 'Kot', Usage: 'residence' })];
    openWizard();
    await press('Commencer');
    await press('Supprimer – Kot');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }),
    );
    await waitFor(() => expect(screen.queryByText('Kot')).not.toBeInTheDocument());
    expect(screen.getByText('Domicile Légal')).toBeVisible();
  });
});

describe('a master whose units are not in the portal', () => {
  it('is announced before it is chosen, and its end promises no programme', async () => {
    server.state = { ...server.state, ...everything, Etape: 5 };
    const { container } = openWizard();
    await heading('Choix du master');
    const other = screen.getByRole('radio', { name: /^Master en sciences/ });
    expect(other).toHaveAccessibleName(/le secrétariat vous inscrit lui-même/);
    expect(screen.queryByText(/s’achèvera ici/)).not.toBeInTheDocument();
    await userEvent.click(other);
    expect(screen.getByText(/s’achèvera ici/)).toBeVisible();
    await expectNoAxeViolations(container);
    server.state = { ...server.state, DiplomeChoisiID: 2 };
    await press('Suivant');
    await confirmAct();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The page that comes next says it, and no short message.
    expect(server.notices).toEqual([]);
  });
});

describe('coming back', () => {
  it('opens the step that was left, with what was typed in it', async () => {
    server.state = { ...server.state, ...everything, Etape: 4 };
    server.draft = { etape: 3, bourse: { HasBourse: true, BourseNumBourse: '99', BourseFichierID: null } };
    openWizard();
    expect(await screen.findByRole('textbox', { name: /Numéro de bourse/ })).toHaveValue('99');
  });

  it('opens the server’s next step where no draft is left', async () => {
    server.state = { ...server.state, ...everything, Etape: 5 };
    openWizard();
    expect(await heading('Choix du master')).toBeVisible();
  });

  it('goes no further than what is filled in allows', async () => {
    server.means = [];
    server.draft = { etape: 3 };
    openWizard();
    expect(await heading('Vos moyens de contact')).toBeVisible();
  });

  it('keeps the step on the server at every move', async () => {
    openWizard();
    await press('Commencer');
    await waitFor(() => expect(server.kept).toContainEqual({ Contenu: { etape: 1 } }));
  });
});
