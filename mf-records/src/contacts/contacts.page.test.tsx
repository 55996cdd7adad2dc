import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { anInfos, apiUrl, aSession, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import { emailToConfirm } from 'shared-contract/contacts/endpoints';
import {
  calendarFile,
  calendarSubscription,
  makeCalendarAddress,
  removeCalendarAddress,
} from 'shared-contract/documents/endpoints';
import { addresses, contactMeans, student } from 'shared-contract/records/endpoints';
import type { Address, ContactMean, Student } from 'shared-contract/records/records';
import { expectNoAxeViolations } from 'shared-ui/testing';
import ContactsPage from './contacts.page';

const camille: Student = {
  PersonnePrenom: 'Camille',
  PersonneNom: 'Lambert',
  PersonnePhoto: null,
  EtudiantMatricule: '230101',
  PersonneDateNaissance: '2004-05-17',
  PersonneLieuNaissance: 'Namur',
  PaysNaissance: 'Belgique',
  EtudiantPrenom2: 'Anne',
  AutresPrenoms: 'Louise, Marie',
  PaysNationalite: 'France',
  EtatCivil: 'Célibataire',
  PersonneNumPieceIdentite: '592-1234567-89',
  PersonneNumRegistreNational: '04051700278',
  PersonneValiditePieceIdentite: '2031-02-01',
  IBANEtudiant: 'BE68539007547034',
  BanqueTitulaireCompte: 'Camille Lambert-Dubois',
};

const address = (change: Partial<Address>): Address => ({
  AdresseID: 1,
  AdresseLigne1: 'Rue du Parc 12',
  AdresseLigne2: 'Boîte 3',
  AdresseCodePostal: '1400',
  AdresseLocalite: 'Nivelles',
  AdresseEtat: 'Brabant wallon',
  PaysID: 1,
  Pays: 'Belgique',
  TypeAdresseID: 1,
  TypeAdresse: 'Domicile Légal',
  Usage: 'domicile',
  ...change,
});

const mean = (change: Partial<ContactMean>): ContactMean => ({
  MoyenContactID: 1,
  TypeMoyenContactID: 1,
  TypeMoyenContact: 'Email',
  Usage: 'email',
  MoyenContactValeur: 'camille@example.org',
  QualificationMoyenContact: 'Privé',
  ...change,
});

const someAddresses = [
  address({}),
  address({ AdresseID: 2, TypeAdresse: 'Kot', Usage: 'residence', AdresseLigne1: 'Place du Marché 1' }),
];
const someMeans = [
  mean({}),
  mean({ MoyenContactID: 2, TypeMoyenContact: 'GSM', Usage: 'gsm', MoyenContactValeur: '0470 12 34 56' }),
  mean({ MoyenContactID: 3, TypeMoyenContact: 'Fax', Usage: 'fax', MoyenContactValeur: '02 555 00 00' }),
];

const answer = (own: Student | null = camille, places = someAddresses, ways = someMeans) =>
  network.use(
    respondWith(student, own),
    respondWith(addresses, places),
    respondWith(contactMeans, ways),
    respondWith(emailToConfirm, null),
    respondWith(calendarSubscription, { CreeeLe: null }),
  );

describe('/contacts', () => {
  it('shows every field of the person, the addresses and the contact means', async () => {
    answer();
    const { container } = renderPage(<ContactsPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Mes données' })).toBeVisible();
    const shown = [
      'Lambert',
      'Anne',
      'Louise, Marie',
      '17 mai 2004',
      'Namur',
      'France',
      'Célibataire',
      'Camille Lambert-Dubois',
    ];
    for (const text of shown) expect(await screen.findByText(text)).toBeVisible();
    // Its ending is raised.
    expect(screen.getByText('er').parentElement).toHaveTextContent(/^1er février 2031$/);
    expect(screen.getByText(/230101/)).toBeVisible();
    const legal = (await screen.findByRole('heading', { name: 'Domicile Légal' })).closest('li');
    for (const line of ['Rue du Parc 12', 'Boîte 3', '1400 Nivelles', 'Brabant wallon', 'Belgique']) {
      expect(within(legal as HTMLElement).getByText(line)).toBeVisible();
    }
    expect(screen.getByRole('heading', { name: 'Kot' })).toBeVisible();
    const email = await screen.findByRole('link', { name: 'camille@example.org' });
    expect(email).toHaveAttribute('href', 'mailto:camille@example.org');
    // It may break after its @ and its dots.
    expect([...email.children].map(({ textContent }) => textContent)).toEqual([
      'camille@',
      'example.',
      'org',
    ]);
    expect(screen.getByRole('link', { name: '0470 12 34 56' })).toHaveAttribute('href', 'tel:0470123456');
    expect(screen.getByText('02 555 00 00')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('keeps each sensitive number out of the page until its own « Afficher »', async () => {
    answer();
    const { container } = renderPage(<ContactsPage />);
    const iban = await screen.findByRole('button', { name: 'Afficher – IBAN' });
    for (const secret of ['539007547034', '5390', '040517', '04.05.17', '592-1234567-89']) {
      expect(container.innerHTML).not.toContain(secret);
    }
    await userEvent.click(iban);
    expect(iban).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('BE68 5390 0754 7034')).toBeVisible();
    expect(container.innerHTML).not.toContain('04.05.17');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher – Numéro de registre national' }));
    expect(screen.getByText('04.05.17-002.78')).toBeVisible();
    await userEvent.click(iban);
    expect(iban).toHaveAttribute('aria-pressed', 'false');
    expect(container.innerHTML).not.toContain('5390');
    await expectNoAxeViolations(container);
  });

  it('says who makes changes', async () => {
    answer();
    renderPage(<ContactsPage />);
    expect(await screen.findByText(/se corrigent auprès de votre gestionnaire de dossier\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nadia Aksoy' })).toHaveAttribute(
      'href',
      'mailto:n.aksoy@example.org',
    );
    expect(await screen.findByText('Namur')).toBeVisible();
  });

  it('sends to the secretariat a student without a manager, and says what is missing', async () => {
    answer(null, [], []);
    const { container } = renderPage(<ContactsPage />, {
      session: aSession({ infos: anInfos({ GestionnairesAdministratifs: [] }) }),
    });
    expect(await screen.findByRole('heading', { name: 'Aucune donnée personnelle' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aucune adresse' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Aucun moyen de contact' })).toBeVisible();
    expect(screen.getByText('Adressez-vous au secrétariat de l’école.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('keeps what could be read when the addresses fail, and asks for them again', async () => {
    answer();
    network.use(http.get(apiUrl(addresses), () => problemAnswer(503, 'Indisponible'), { once: true }));
    renderPage(<ContactsPage />);
    expect(await screen.findByText('Les adresses n’ont pas pu être chargées')).toBeVisible();
    expect(await screen.findByText('Namur')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Domicile Légal' })).toBeVisible();
  });

  it('takes the calendar’s address back where there is one, and shows it no more', async () => {
    answer();
    const since = (CreeeLe: string | null) => network.use(respondWith(calendarSubscription, { CreeeLe }));
    network.use(
      http.post(apiUrl(makeCalendarAddress), () => {
        since('2026-11-23T10:00:00Z');
        return HttpResponse.json({ Adresse: 'https://portail.example/api/v1/calendriers/cle.ics' });
      }),
      http.delete(apiUrl(removeCalendarAddress), () => {
        since(null);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderPage(<ContactsPage />);
    const create = await screen.findByRole('button', { name: 'Créer mon adresse d’abonnement' });
    expect(screen.queryByRole('button', { name: 'Retirer mon adresse d’abonnement' })).toBeNull();
    await userEvent.click(create);
    expect(await screen.findByText(/cle\.ics/)).toBeVisible();
    expect(screen.getByText(/fonctionne depuis le 23.novembre.2026, 11.h/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer mon adresse d’abonnement' }));
    expect(await screen.findByRole('button', { name: 'Créer mon adresse d’abonnement' })).toBeVisible();
    expect(screen.queryByText(/cle\.ics/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retirer mon adresse d’abonnement' })).toBeNull();
  });

  it('lets an address be taken back though it could not be read whether there is one', async () => {
    answer();
    network.use(http.get(apiUrl(calendarSubscription), () => problemAnswer(503, 'Indisponible')));
    renderPage(<ContactsPage />);
    expect(await screen.findByRole('button', { name: 'Retirer mon adresse d’abonnement' })).toBeVisible();
    expect(screen.getByText(/n’a pas pu lire si vous avez une adresse/)).toBeVisible();
  });

  it('brings who comes to subscribe to the calendar', async () => {
    answer();
    renderPage(<ContactsPage />, { at: '/contacts#calendrier' });
    const heading = await screen.findByRole('heading', { name: 'Mon calendrier' });
    await waitFor(() => expect(document.activeElement).toContainElement(heading));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('makes another calendar address at each click, and offers the dates as a file', async () => {
    answer();
    const keys = new Set<string | null>();
    network.use(
      http.post(apiUrl(makeCalendarAddress), ({ request }) => {
        network.use(respondWith(calendarSubscription, { CreeeLe: '2026-11-23T10:00:00Z' }));
        keys.add(request.headers.get('Idempotency-Key'));
        return HttpResponse.json({ Adresse: `https://portail.example/${keys.size}.ics` });
      }),
    );
    renderPage(<ContactsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Créer mon adresse d’abonnement' }));
    expect(await screen.findByText('https://portail.example/1.ics')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Remplacer mon adresse d’abonnement' }));
    expect(await screen.findByText('https://portail.example/2.ics')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Télécharger mon calendrier' })).toHaveAttribute(
      'href',
      `/api/v1${calendarFile.path}`,
    );
  });
});
