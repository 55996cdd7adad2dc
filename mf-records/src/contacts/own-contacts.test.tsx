import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { apiUrl, aSession, draftAnswers, problemAnswer, respondWith } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { EmailConfirmation } from 'shared-contract/contacts/contacts';
import {
  confirmEmail,
  emailToConfirm,
  giveUpEmail,
  removeOwnMean,
  saveOwnAddress,
  saveOwnMean,
} from 'shared-contract/contacts/endpoints';
import { calendarSubscription } from 'shared-contract/documents/endpoints';
import { addresses, contactMeans, student } from 'shared-contract/records/endpoints';
import type { ContactMean } from 'shared-contract/records/records';
import { expectNoAxeViolations } from 'shared-ui/testing';
import ContactsPage from './contacts.page';

const EMAIL = 'neuve@exemple.be';
const aWaiting = (change: Partial<EmailConfirmation> = {}): EmailConfirmation => ({
  MoyenContactID: -1,
  MoyenContactValeur: EMAIL,
  QualificationMoyenContact: null,
  Expiration: '2026-11-23T10:15:00Z',
  EssaisRestants: 5,
  ...change,
});
const aMean = (change: Partial<ContactMean> = {}): ContactMean => ({
  MoyenContactID: 1,
  TypeMoyenContactID: 1,
  TypeMoyenContact: 'Email',
  Usage: 'email',
  MoyenContactValeur: 'camille@exemple.be',
  QualificationMoyenContact: null,
  ...change,
});

const server: { means: ContactMean[]; waiting: EmailConfirmation | null; sent: [string, unknown][] } = {
  means: [],
  waiting: null,
  sent: [],
};

const taken = (name: string, path: { path: string }, answer: (body: Record<string, unknown>) => Response) =>
  http.post(apiUrl(path), async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    server.sent.push([name, body]);
    return answer(body);
  });

beforeEach(() => {
  Object.assign(server, { means: [aMean()], waiting: null, sent: [] });
  network.use(
    ...draftAnswers('Contacts', () => []),
    respondWith(student, null),
    respondWith(addresses, []),
    respondWith(calendarSubscription, { CreeeLe: null }),
    http.get(apiUrl(contactMeans), () => HttpResponse.json(server.means)),
    http.get(apiUrl(emailToConfirm), () =>
      server.waiting ? HttpResponse.json(server.waiting) : new HttpResponse(null, { status: 204 }),
    ),
    http.get(apiUrl('/parameters'), () =>
      HttpResponse.json([
        {
          Name: 'TypeMoyenContactID',
          Values: [
            { ID: 1, Display: 'Email', Usage: 'email' },
            { ID: 3, Display: 'GSM', Usage: 'gsm' },
          ],
        },
        { Name: 'TypeAdresseID', Values: [{ ID: 1, Display: 'Domicile Légal', Usage: 'domicile' }] },
        { Name: 'PaysID', Values: [{ ID: 20, Display: 'Belgique', Code: 'BE' }] },
      ]),
    ),
    taken('address', saveOwnAddress, (body) =>
      HttpResponse.json({ ...body, AdresseID: 4, Pays: '', TypeAdresse: '' }),
    ),
    taken('mean', saveOwnMean, (body) => {
      if (body['TypeMoyenContactID'] !== 1) {
        return HttpResponse.json({ MoyenContact: aMean({ MoyenContactID: 2 }), Confirmation: null });
      }
      server.waiting = aWaiting();
      return HttpResponse.json({ MoyenContact: null, Confirmation: server.waiting });
    }),
    taken('code', confirmEmail, ({ Code }) => {
      if (Code !== '123456') {
        const message = 'Ce code n’est pas le bon.';
        server.waiting = aWaiting({ EssaisRestants: 4 });
        return problemAnswer(422, message, { errors: [{ path: 'Code', message }] });
      }
      server.waiting = null;
      server.means.push(aMean({ MoyenContactID: 9, MoyenContactValeur: EMAIL }));
      return HttpResponse.json(server.means.at(-1));
    }),
  );
});

const user = userEvent.setup({ delay: null });
const openNew = async () => {
  await user.click(await screen.findByRole('button', { name: 'Ajouter un moyen de contact' }));
  return within(await screen.findByRole('dialog', { name: 'Nouveau moyen de contact' }));
};

describe('/contacts, kept up to date', () => {
  it('takes a new e-mail address once its code was given, and says how many tries are left', async () => {
    const { container } = renderPage(<ContactsPage />);
    await screen.findByRole('link', { name: 'camille@exemple.be' });
    const form = await openNew();
    await user.selectOptions(await form.findByLabelText('Type'), 'Email');
    await user.type(form.getByLabelText('Adresse e-mail'), EMAIL);
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    const code = within(await screen.findByRole('dialog', { name: 'Confirmez votre adresse e-mail' }));
    expect(code.getByText(`Un code à 6 chiffres est parti vers ${EMAIL}.`)).toBeVisible();
    expect(screen.queryByRole('link', { name: EMAIL })).not.toBeInTheDocument();
    await user.type(code.getByLabelText('Code reçu'), '000000');
    await user.click(code.getByRole('button', { name: 'Confirmer l’adresse' }));
    expect(await code.findByText('Ce code n’est pas le bon.')).toBeVisible();
    expect(await code.findByText(/Il vous reste 4 essais\./)).toBeVisible();
    await expectNoAxeViolations(container);
    await user.clear(code.getByLabelText('Code reçu'));
    await user.type(code.getByLabelText('Code reçu'), '123456');
    await user.click(code.getByRole('button', { name: 'Confirmer l’adresse' }));
    expect(await screen.findByRole('link', { name: EMAIL })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent.at(-1)).toEqual(['code', { MoyenContactValeur: EMAIL, Code: '123456' }]);
  });

  it('comes back to an address that waits: another code, or giving it up', async () => {
    server.waiting = aWaiting({ EssaisRestants: 0 });
    network.use(
      http.delete(apiUrl(giveUpEmail), () => {
        server.waiting = null;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderPage(<ContactsPage />);
    await user.click(await screen.findByRole('button', { name: 'Entrer le code' }));
    const code = within(await screen.findByRole('dialog', { name: 'Confirmez votre adresse e-mail' }));
    expect(code.getByText('Aucun code n’est valable en ce moment. Demandez-en un nouveau.')).toBeVisible();
    await user.click(await code.findByRole('button', { name: 'Envoyer un nouveau code' }));
    expect(await code.findByText(`Un code à 6 chiffres est parti vers ${EMAIL}.`)).toBeVisible();
    expect(server.sent).toEqual([
      ['mean', expect.objectContaining({ MoyenContactValeur: EMAIL, TypeMoyenContactID: 1 })],
    ]);
    await user.click(code.getByRole('button', { name: 'Plus tard' }));
    await user.click(screen.getByRole('button', { name: 'Abandonner' }));
    await waitFor(() =>
      expect(screen.queryByText('Une adresse e-mail attend son code')).not.toBeInTheDocument(),
    );
  });

  it('asks about a number that can hardly be one, and sends the answer with it', async () => {
    renderPage(<ContactsPage />);
    const form = await openNew();
    await user.selectOptions(await form.findByLabelText('Type'), 'GSM');
    await user.type(form.getByLabelText('Numéro'), '12');
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    expect(await form.findByText('Le numéro est « 12 » : est-ce exact ?')).toBeVisible();
    expect(server.sent).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent[0]?.[1]).toMatchObject({ MoyenContactValeur: '12', Confirmations: ['telephone'] });
  });

  it('adds an address, in Belgium unless told otherwise', async () => {
    const { container } = renderPage(<ContactsPage />);
    await user.click(await screen.findByRole('button', { name: 'Ajouter une adresse' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nouvelle adresse' }));
    await user.selectOptions(await form.findByLabelText('Type d’adresse'), 'Domicile Légal');
    await user.type(form.getByLabelText('Rue et numéro'), 'Rue du Parc 12');
    await user.type(form.getByLabelText('Code postal'), '1000');
    await user.type(form.getByLabelText('Localité'), 'Bruxelles');
    expect(
      ['Rue et numéro', /^Complément/, 'Code postal', 'Localité', /^État ou province/, 'Pays'].map((name) =>
        form.getByLabelText(name).getAttribute('autocomplete'),
      ),
    ).toEqual([
      'address-line1',
      'address-line2',
      'postal-code',
      'address-level2',
      'address-level1',
      'country',
    ]);
    await expectNoAxeViolations(container);
    await user.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent[0]?.[1]).toMatchObject({ AdresseID: -1, PaysID: 20, AdresseLocalite: 'Bruxelles' });
  });

  it('warns before the last e-mail address goes', async () => {
    const gone: string[] = [];
    network.use(
      http.delete(apiUrl(removeOwnMean), ({ params }) => {
        gone.push(String(params['MoyenContactID']));
        server.means = [];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderPage(<ContactsPage />);
    await user.click(await screen.findByRole('button', { name: 'Supprimer – camille@exemple.be' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/l’école ne pourra plus vous écrire/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Supprimer' }));
    expect(await screen.findByRole('heading', { name: 'Aucun moyen de contact' })).toBeVisible();
    expect(gone).toEqual(['1']);
  });

  it('is only read by whoever looks at a student', async () => {
    server.waiting = aWaiting();
    const readOnly = aSession().access.map((one) => ({
      ...one,
      Create: false,
      Update: false,
      Delete: false,
    }));
    renderPage(<ContactsPage />, { session: aSession({ access: readOnly }) });
    expect(await screen.findByRole('link', { name: 'camille@exemple.be' })).toBeVisible();
    expect(
      screen.queryByRole('button', { name: /Ajouter|Modifier|Supprimer|Entrer/ }),
    ).not.toBeInTheDocument();
  });
});
