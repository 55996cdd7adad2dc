import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { Notice } from 'shared-auth';
import { setNotifier } from 'shared-auth/host';
import { anEventsAccess, apiUrl, aSession, fullAccess } from 'shared-auth/testing';
import { network, renderPage } from 'shared-auth/testing/remote';
import type { EventFlag } from 'shared-contract';
import type { Endpoint } from 'shared-contract/base/endpoint';
import type { EmailConfirmation } from 'shared-contract/contacts/contacts';
import { emailToConfirm } from 'shared-contract/contacts/endpoints';
import type { Address, ContactMean } from 'shared-contract/records/records';
import * as endpoints from 'shared-contract/reinscription/endpoints';
import type { Reenrolment } from 'shared-contract/reinscription/reinscription';
import { PAE_PATH, REENROLMENT_PATH } from '../paths';
import ReenrolmentPage from '../reenrolment/reenrolment.page';

export const anAddress = (change: Partial<Address> = {}): Address => ({
  AdresseID: 11,
  AdresseLigne1: 'Rue du Parc 12',
  AdresseLigne2: null,
  AdresseCodePostal: '1000',
  AdresseLocalite: 'Bruxelles',
  AdresseEtat: null,
  PaysID: 1,
  Pays: 'Belgique',
  TypeAdresseID: 1,
  TypeAdresse: 'Domicile Légal',
  Usage: 'domicile',
  ...change,
});

export const aMean = (change: Partial<ContactMean> = {}): ContactMean => ({
  MoyenContactID: 21,
  TypeMoyenContactID: 1,
  TypeMoyenContact: 'Email',
  Usage: 'email',
  MoyenContactValeur: 'sarah@exemple.be',
  QualificationMoyenContact: 'Privé',
  ...change,
});

const aState = (change: Partial<Reenrolment> = {}): Reenrolment => ({
  DiplomeID: [],
  DiplomeChoisiID: null,
  CoursLangue3ID: null,
  NeedLangue3: false,
  HasBourse: null,
  BourseNumBourse: null,
  BourseFichierID: null,
  BourseFichierNom: null,
  Etape: 0,
  ...change,
});

/** A student of whom everything is asked. */
export const everything: Partial<Reenrolment> = {
  NeedLangue3: true,
  DiplomeID: [
    { ID: 1, Display: 'Master en gestion', HasProgramme: true },
    { ID: 2, Display: 'Master en sciences', HasProgramme: false },
  ],
};

/** What the server holds during a test, what it was sent and what was said. */
export const server = {
  state: aState(),
  addresses: [anAddress()],
  means: [aMean()],
  unproven: null as EmailConfirmation | null,
  draft: null as unknown,
  events: anEventsAccess(),
  sent: [] as { path: string; body: unknown; key: string | null }[],
  kept: [] as unknown[],
  notices: [] as Notice[],
};

const lists: Record<string, { ID: number; Display: string; Usage?: string; Code?: string }[]> = {
  TypeAdresseID: [
    { ID: 1, Display: 'Domicile Légal', Usage: 'domicile' },
    { ID: 2, Display: 'Kot', Usage: 'residence' },
  ],
  PaysID: [{ ID: 1, Display: 'Belgique', Code: 'BE' }],
  TypeMoyenContactID: [
    { ID: 1, Display: 'Email', Usage: 'email' },
    { ID: 3, Display: 'GSM', Usage: 'gsm' },
  ],
  CoursLangue3ID: [
    { ID: 5, Display: 'Espagnol' },
    { ID: 6, Display: 'Allemand', Code: 'de' },
  ],
};

const blank = (fields: object) => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
});

const record = async (request: Request) => {
  const body: unknown = await request.json();
  const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
  server.sent.push({ path, body, key: request.headers.get('idempotency-key') });
  return body as object;
};

const reads = [
  http.get(apiUrl(endpoints.reenrolment), () => HttpResponse.json(server.state)),
  http.get(apiUrl(endpoints.addresses), () => HttpResponse.json(server.addresses)),
  http.get(apiUrl(endpoints.contactMeans), () => HttpResponse.json(server.means)),
  http.get(apiUrl(endpoints.addressForm), ({ params }) =>
    HttpResponse.json(
      server.addresses.find(({ AdresseID }) => AdresseID === Number(params['AdresseID'])) ?? {
        ...blank(anAddress()),
        AdresseID: -1,
        PaysID: 1,
        TypeAdresseID: 1,
      },
    ),
  ),
  http.get(apiUrl(endpoints.contactMeanForm), () =>
    HttpResponse.json({ ...blank(aMean()), MoyenContactID: -1, TypeMoyenContactID: 1 }),
  ),
  http.get(apiUrl('/parameters'), ({ request }) => {
    const names = new URL(request.url).searchParams.get('parameterNames')?.split(',') ?? [];
    return HttpResponse.json(names.map((Name) => ({ Name, Values: lists[Name] ?? [] })));
  }),
  http.get(apiUrl(emailToConfirm), () =>
    server.unproven ? HttpResponse.json(server.unproven) : new HttpResponse(null, { status: 204 }),
  ),
  http.get(apiUrl('/events/access'), () => HttpResponse.json(server.events)),
  http.get(apiUrl('/drafts/Reinscription'), () =>
    server.draft === null
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json({
          ScreenLocation: 'Reinscription',
          Contenu: server.draft,
          Date: '2026-11-20T09:00:00Z',
        }),
  ),
];

const answer = (endpoint: Endpoint<'POST'>, change: (body: object) => unknown) =>
  http.post(apiUrl(endpoint), async ({ request }) => {
    const result = change(await record(request));
    return HttpResponse.json(result as object);
  });

/** The wizard goes on to the next step it has; after the last one the first access is over. */
const step = (number: 3 | 4 | 5, endpoint: Endpoint<'POST'>) =>
  answer(endpoint, (body) => {
    const left = [
      ...(server.state.NeedLangue3 ? [4] : []),
      ...(server.state.DiplomeID.length > 0 ? [5] : []),
    ].filter((one) => one > number);
    const answers = number === 5 ? {} : body;
    server.state = { ...server.state, ...answers, Etape: left[0] ?? null };
    if (left.length === 0) server.events = anEventsAccess(['AccesReinscription']);
    return server.state;
  });

const writes = [
  answer(endpoints.saveAddress, (body) => {
    const stored = {
      ...anAddress(),
      ...body,
      AdresseID: 12,
      TypeAdresse: 'Domicile Légal',
      Usage: 'domicile',
    };
    server.addresses = [...server.addresses, stored];
    return stored;
  }),
  answer(endpoints.saveContactMean, (body) => {
    const stored = { ...aMean(), ...body, MoyenContactID: 22 };
    server.means = [...server.means, stored];
    const { MoyenContactID, MoyenContactValeur, QualificationMoyenContact } = stored;
    server.unproven = {
      MoyenContactID,
      MoyenContactValeur,
      QualificationMoyenContact,
      Expiration: '2026-11-21T09:00:00Z',
      EssaisRestants: 0,
    };
    return stored;
  }),
  step(3, endpoints.saveGrant),
  step(4, endpoints.saveThirdLanguage),
  step(5, endpoints.saveMaster),
  http.delete(apiUrl(endpoints.removeAddress), ({ params }) => {
    server.addresses = server.addresses.filter(({ AdresseID }) => AdresseID !== Number(params['AdresseID']));
    return new HttpResponse(null, { status: 204 });
  }),
  http.put(apiUrl('/drafts/Reinscription'), async ({ request }) => {
    server.kept.push(await request.json());
    return HttpResponse.json({
      ScreenLocation: 'Reinscription',
      Contenu: {},
      Date: '2026-11-21T09:00:00Z',
    });
  }),
  http.delete(apiUrl('/drafts/Reinscription'), () => new HttpResponse(null, { status: 204 })),
];

beforeEach(() => {
  Object.assign(server, {
    state: aState(),
    addresses: [anAddress()],
    means: [aMean()],
    unproven: null,
    draft: null,
    sent: [],
    kept: [],
    notices: [],
  });
  setNotifier((_, notice) => notice && server.notices.push(notice));
  network.use(...reads, ...writes);
});
afterEach(() => setNotifier(() => {}));

/** Opens the page for a student with these flags. */
export const openWizard = (
  flags: EventFlag[] = ['AccesReinscription', 'FirstAccesReinscription'],
  { mayWrite = true } = {},
) => {
  server.events = anEventsAccess(flags);
  const access = fullAccess().map((right) => ({ ...right, Update: mayWrite }));
  return renderPage(<ReenrolmentPage />, {
    session: aSession({ events: server.events, access }),
    at: REENROLMENT_PATH,
    path: REENROLMENT_PATH,
    routes: { [PAE_PATH]: <h1>Mon PAE</h1> },
  });
};

/** Presses a button. */
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The heading of a step. */
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
