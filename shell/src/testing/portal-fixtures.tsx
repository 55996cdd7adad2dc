import type { ReactElement } from 'react';
import type { Session } from 'shared-auth/host';
import { aSession, renderWithSession } from 'shared-auth/testing';
import type {
  Institution,
  PageRegistry,
  PreviousRelease,
  Registry,
  RegistryEntry,
  Release,
} from 'shared-contract';
import { PortalProvider } from 'shared-ui';
import { LoaderProvider } from '../federation/loader-context';
import type { LoaderPorts } from '../federation/loader-ports';
import { PortalContextProvider } from '../portal/portal-context';
import { listScreens } from '../portal/screens';

export const anInstitution = (): Institution => ({
  name: 'Haute École du Parc',
  product: 'Portail étudiant',
  brandColor: '#0c6a72',
  logo: null,
  links: { mail: 'https://mail.example', chat: 'https://chat.example', timetable: 'https://horaire.example' },
  services: [
    { label: 'E-mail', href: 'https://mail.example', icon: 'mail' },
    { label: 'Discussion', href: 'https://chat.example', icon: 'messages-square' },
    { label: 'Horaire', href: 'https://horaire.example', icon: 'calendar-days' },
  ],
  social: [],
  privacyPolicy: '/confidentialite',
  privacyVersion: '2026-09-01',
  studyRegulations: 'https://reglement.example',
  contact: {
    name: 'Secrétariat',
    email: 'secretariat@example.org',
    phone: '02 000 00 00',
    hours: '9 h à 12 h',
  },
  iban: 'BE68539007547034',
  beneficiary: 'Haute École du Parc',
});

export const aRelease = (name: string, version: string): Release => ({
  version,
  entry: { url: `/r/${name}/${version}/remoteEntry.js`, integrity: 'sha384-x' },
  files: [],
  preload: [],
});

/** A version before, that has the screen of `aRemote`. */
export const aPrevious = (change: Partial<PreviousRelease> = {}): PreviousRelease => ({
  ...aRelease('mf-records', '1.0.0-aaaaaaaa'),
  requires: { contract: '^1.0.0' },
  kit: [],
  routes: ['/contacts'],
  ...change,
});

/** A published remote with one tile in « Mon dossier »; `change` says what differs. */
export const aRemote = (change: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name: 'mf-records',
  label: 'Dossier et résultats',
  requires: { contract: '^1.0.0' },
  kit: [],
  screens: [
    {
      path: '/contacts',
      title: 'Mes données',
      screen: 'Contacts',
      tile: { icon: 'id-card', text: 'Identité.', section: 'dossier', order: 1 },
    },
  ],
  release: aRelease('mf-records', '1.0.0-bbbbbbbb'),
  previous: null,
  enabled: true,
  message: null,
  ...change,
});

/** A remote of events: exams in « En ce moment ». */
export const anEventRemote = (change: Partial<RegistryEntry> = {}): RegistryEntry =>
  aRemote({
    name: 'mf-exams-events',
    screens: [
      {
        path: '/evenement/inscriptionExamens',
        title: 'Inscription aux examens',
        screen: 'InscriptionSession',
        flag: 'CanViewInscriptionSession',
        receipts: 'Examens',
        tile: { icon: 'calendar-check-2', text: 'Choisissez.', section: 'moment', order: 1 },
      },
    ],
    ...change,
  });

export const aRegistry = (...remotes: RegistryEntry[]): Registry => ({ revision: 1, remotes });

/** Registry with partial entries only, as in a page that opens no screen of them. */
export const partialRegistry = ({ remotes, ...head }: Registry): PageRegistry => ({
  ...head,
  remotes: remotes.map((entry) => ({
    ...entry,
    release: entry.release && { version: entry.release.version },
  })),
});

/** Ports that load every remote; `change` overrides some. */
export const fakePorts = (registry: Registry, change: Partial<LoaderPorts> = {}): LoaderPorts => ({
  importRemote: async () => ({ default: { screens: { '/contacts': () => <h1>Mes données</h1> } } }),
  preloadRelease: () => {},
  fetchKit: async () => {},
  readRegistry: async () => registry,
  probe: async () => 'reachable',
  report: () => {},
  timeout: 1_000,
  ...change,
});

export interface RenderPortalOptions {
  registry?: Registry;
  session?: Session;
  ports?: Partial<LoaderPorts>;
  at?: string;
  path?: string;
  routes?: Record<string, ReactElement>;
}

/** Renders a part of the shell with its session, registry and look. */
export const renderPortal = (
  ui: ReactElement,
  {
    registry = aRegistry(aRemote()),
    session = aSession(),
    ports = {},
    at = '/',
    path = '*',
    routes = {},
  }: RenderPortalOptions = {},
) => {
  const place = { registry: partialRegistry(registry), ports: fakePorts(registry, ports) };
  const portal = {
    institution: anInstitution(),
    registry,
    screens: listScreens(registry),
    renew: () => {},
  };
  return renderWithSession(ui, {
    session,
    at,
    path,
    routes,
    wrapper: (inner) => (
      <PortalProvider>
        <PortalContextProvider portal={portal}>
          <LoaderProvider value={place}>{inner}</LoaderProvider>
        </PortalContextProvider>
      </PortalProvider>
    ),
  });
};
