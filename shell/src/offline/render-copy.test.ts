import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enableCopy, eraseStore, putAnswer, readChoice } from 'shared-auth/offline';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { renderOfflineCopy } from './render-copy';

const AT = new Date('2026-11-22T13:05:00Z').getTime();

const ANSWERS: Record<string, unknown> = {
  '/extranet/student/Inscriptions': [
    {
      InscriptionID: 7,
      AnneeAcademiqueValeur: '2025-2026',
      DiplomeLibelle: 'Bachelier en gestion',
      NiveauCoursLibelle: '2e année',
      Modalite: null,
    },
  ],
  '/extranet/student/Inscription01/7': [
    {
      UniteEnseignementCode: 'LECGE1212',
      UniteEnseignementLibelle: 'Macroéconomie <b>',
      ActiviteApprentissageCode: null,
      ResultatEtudiantResultatSession1: 8,
      ResultatEtudiantResultatSession2: 12.5,
      ResultatEtudiantResultatSession3: null,
      MotPartiel: null,
      MotSession1: null,
      MotSession2: null,
      MotSession3: null,
      ProgrammeEtudiantDispense: false,
    },
  ],
  '/extranet/student/Inscription02/7': {
    Session: 'Septembre 2026',
    DecisionJury: 'Réussite',
    Grade: null,
    InscriptionMoyenneGenerale: 13,
    InscriptionTotalCredits: 60,
  },
  '/extranet/student/Echeances': [
    {
      Code: 'a',
      Domaine: 'Documents',
      Libelle: 'Remettre 3 documents',
      Etat: 'a_faire',
      JusquAu: '2026-12-01',
      Le: null,
      Lien: null,
      RecuNumero: null,
      Precision: null,
      DesLe: null,
      EstIllisible: false,
    },
  ],
  '/extranet/student/Commandes': [
    {
      CommandeDisplay: 'Commande du 3 novembre 2026',
      CommandeDateHeure: '2026-11-03T09:00:00Z',
      CommandeMontant: 4250,
      CommandeMontantPaye: 1000,
      CommandePaye: false,
      CommandeVCS: '+++090/9337/55493+++',
      CommandeIBAN: 'BE68539007547034',
      CommandeBeneficiaire: 'Haute École du Parc',
    },
  ],
  '/recus': [
    {
      Numero: 'R-2026-001839',
      Domaine: 'Commandes',
      Objet: 'Commande de syllabus',
      Date: '2026-11-03T09:00:00Z',
      Empreinte: '0',
      Lignes: [{ Libelle: 'Montant', Valeur: '42,50 €' }],
    },
  ],
};

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => {}, getRegistration: async () => undefined },
  });
});

beforeEach(async () => {
  await eraseStore();
  document.body.innerHTML = '<main id="copie" tabindex="-1"><h1>Vous êtes hors ligne</h1></main>';
});

const setSignOut = (attributes: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = `deconnexion=1;path=/${attributes}`;
};

const keepAll = async () => {
  const Cle = Buffer.alloc(32, 7).toString('base64url');
  await enableCopy({ AppareilID: '0123456789abcdef', Cle });
  for (const [path, answer] of Object.entries(ANSWERS)) await putAnswer({ path, answer, at: AT });
};

describe('the page without network', () => {
  it('shows each part of the copy, dated, as text', async () => {
    await keepAll();
    await renderOfflineCopy();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Inscriptions', 'Résultats', 'Échéances', 'Commandes', 'Reçus']);
    for (const name of titles) {
      const part = within(screen.getByRole('region', { name: name ?? '' }));
      expect(part.getByText(/^Vu le 22\s+novembre\s+2026, 14\s+h\s+05$/)).toBeVisible();
    }
    const results = within(screen.getByRole('region', { name: 'Résultats' }));
    expect(results.getByText('LECGE1212 – Macroéconomie <b>')).toBeVisible();
    expect(results.getByText(/^12,50\s\/\s20$/)).toBeVisible();
    expect(results.getByText('Réussite')).toBeVisible();
    const orders = within(screen.getByRole('region', { name: 'Commandes' }));
    expect(orders.getByText('+++090/9337/55493+++')).toBeVisible();
    expect(orders.getByText(/^32,50\s€$/)).toBeVisible();
    expect(screen.getByText('R-2026-001839')).toBeVisible();
    await expectNoAxeViolations(document.body);
  });

  it('changes nothing but what is on the device, which it erases when it is asked to', async () => {
    await keepAll();
    await renderOfflineCopy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer cette copie' }));
    expect(await screen.findByText('La copie est effacée de cet appareil.')).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
    expect(await readChoice()).toBeNull();
  });

  it('says that there is no copy', async () => {
    await renderOfflineCopy();
    expect(screen.getByText(/^Aucune copie n’est gardée/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Effacer cette copie' })).toBeNull();
  });

  it('shows nothing to who signed out without network, and erases what is left', async () => {
    await keepAll();
    setSignOut('');
    await renderOfflineCopy();
    setSignOut(';max-age=0');
    expect(screen.getByText(/^La déconnexion est enregistrée/)).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
    expect(await readChoice()).toBeNull();
  });

  it('leaves out a part that it can’t read, and shows the others', async () => {
    await keepAll();
    await putAnswer({ path: '/extranet/student/Commandes', answer: 'autre chose', at: AT });
    await renderOfflineCopy();
    expect(screen.queryByRole('region', { name: 'Commandes' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Reçus' })).toBeVisible();
  });

  it('says that the network is back, and leaves the page as it is', async () => {
    await keepAll();
    await renderOfflineCopy();
    dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Le réseau est revenu/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Reçus' })).toBeVisible();
  });
});
