import { Type } from '@sinclair/typebox';
import { SETTINGS } from './school-settings';

/** Kinds of services that have a picture of their own. */
export const SERVICE_ICONS = {
  mail: 'mail',
  chat: 'messages-square',
  timetable: 'calendar-days',
  courses: 'book-open',
  files: 'folder-open',
  help: 'life-buoy',
  news: 'megaphone',
  people: 'users-round',
  web: 'globe',
} as const;

export type ServiceKind = keyof typeof SERVICE_ICONS;

const Text = Type.String({ minLength: 1, maxLength: 500, faute: 'écrivez un texte de 1 à 500 signes' });
const Link = Type.String({
  pattern: '^(https?://|mailto:|/(?!/))',
  maxLength: 500,
  faute: 'écrivez une adresse qui commence par https://, mailto: ou /',
});

const list = { faute: 'écrivez une liste, [ … ]' };
const object = { additionalProperties: false, faute: 'écrivez un objet, { … }' };

const Service = Type.Object(
  {
    name: Text,
    url: Link,
    kind: Type.Optional(
      Type.Union(
        Object.keys(SERVICE_ICONS).map((kind) => Type.Literal(kind)),
        { faute: `écrivez ${Object.keys(SERVICE_ICONS).join(', ')}` },
      ),
    ),
  },
  object,
);

const NamedLinks = Type.Object({ mail: Link, chat: Link, timetable: Link }, object);
const FreeLinks = Type.Array(Service, { maxItems: 12, faute: 'écrivez une liste de 12 liens au plus' });

const Authority = Type.Optional(
  Type.Object({ name: Text, address: Type.Optional(Text), url: Type.Optional(Link) }, object),
);

const Email = Type.String({
  pattern: '^[^\\s@]+@[^\\s@]+$',
  maxLength: 320,
  faute: 'écrivez une adresse e-mail\u00a0: secretariat@ecole.example',
});

const FIELDS = {
  name: Text,
  product: Text,
  brandColor: Type.String({
    pattern: '^#[0-9a-fA-F]{6}$',
    faute: 'écrivez une couleur, # et six signes\u00a0: #0c6a72',
  }),
  logo: Type.Union(
    [
      Type.String({ pattern: '^[\\w-][\\w.-]{0,98}\\.(svg|png|jpe?g|webp)$' }),
      Type.String({ pattern: '^/(?!/)[\\w./-]{1,200}$' }),
      Type.Null(),
    ],
    { faute: 'écrivez le nom d’un fichier posé à côté de celui-ci, logo.svg, ou null' },
  ),
  social: Type.Array(Type.Object({ label: Text, icon: Text, url: Link }, object), { maxItems: 12, ...list }),
  privacyPolicy: Link,
  privacyVersion: Text,
  studyRegulations: Link,
  contact: Type.Object(
    {
      name: Text,
      email: Email,
      phone: Text,
      hours: Text,
    },
    object,
  ),
  accessibilityContact: Type.Optional(
    Type.Object({ name: Text, email: Email, phone: Type.Optional(Text) }, object),
  ),
  iban: Type.String({
    pattern: '^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$',
    faute: 'écrivez le pays, la clé et le compte, sans espace\u00a0: BE68539007547034',
  }),
  beneficiary: Text,
  authorities: Type.Optional(Type.Object({ privacy: Authority, accessibility: Authority }, object)),
  ...SETTINGS,
};

/** Institution file whose links are the three of always, by their names. */
export const NamedLinksSchema = Type.Object({ ...FIELDS, links: NamedLinks }, object);
/** Institution file with any links. */
export const FreeLinksSchema = Type.Object({ ...FIELDS, links: FreeLinks }, object);
