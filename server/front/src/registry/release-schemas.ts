import { type TLiteral, Type } from '@sinclair/typebox';
import { ACCESS_FLAGS, SCREEN_IDS } from 'shared-contract';
import { ROLES } from 'shared-contract/base/access';
import { Nullable } from 'shared-contract/base/answer-types';

const Name = Type.String({ pattern: '^mf-[a-z]+(-[a-z]+)*$', maxLength: 60 });
/** The shell is published beside the remotes, and has no screens of a manifest. */
const Published = Type.String({ pattern: '^(shell|mf-[a-z]+(-[a-z]+)*)$', maxLength: 60 });
const Text = Type.String({ maxLength: 400 });
const literals = <const T extends readonly string[]>(values: T) =>
  Type.Union(values.map((one): TLiteral<T[number]> => Type.Literal(one)));

const Tile = Type.Object({
  icon: Text,
  text: Text,
  section: literals(['moment', 'dossier']),
  order: Type.Number(),
  badge: Type.Optional(Type.Literal('DocumentsNonLus')),
});

const Screen = Type.Object({
  path: Type.String({ pattern: '^/', maxLength: 200 }),
  title: Text,
  screen: Type.Optional(literals(SCREEN_IDS)),
  flag: Type.Optional(literals(ACCESS_FLAGS)),
  roles: Type.Optional(Type.Array(literals(ROLES))),
  parent: Type.Optional(Text),
  tile: Type.Optional(Tile),
  receipts: Type.Optional(Text),
  outlivesWindow: Type.Optional(Type.Literal(true)),
  nav: Type.Optional(Type.Number()),
  short: Type.Optional(Type.String({ maxLength: 20 })),
  whenBlocked: Type.Optional(Type.Boolean()),
  width: Type.Optional(Type.Union([Type.Literal('page'), Type.Literal('wide')])),
});

/** An address of a read: segments without dots, some of them a parameter in braces, and what a query starts from. */
const Read = Type.String({
  pattern:
    '^(/([A-Za-z0-9_-]+|\\{[A-Za-z]\\w*\\}))+(\\?[A-Za-z]+=[A-Za-z0-9_-]+(&[A-Za-z]+=[A-Za-z0-9_-]+)*)?$',
  maxLength: 200,
});

/** With what the server reads ahead for a screen, which a browser is not told. */
const ScreenWithReads = Type.Composite([
  Screen,
  Type.Object({ reads: Type.Optional(Type.Array(Read, { maxItems: 6 })) }),
]);

const manifest = {
  name: Name,
  label: Text,
  requires: Type.Object({ contract: Text }),
  kit: Type.Array(Text, { maxItems: 20 }),
  screens: Type.Array(Screen, { maxItems: 60 }),
};

/** `portal.json` of a published remote. */
export const PortalManifestSchema = Type.Object({
  ...manifest,
  screens: Type.Array(ScreenWithReads, { maxItems: 60 }),
});

const ScreenNeeds = Type.Object({
  files: Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 100 }),
  kit: manifest.kit,
});

const releaseAt = (pattern: string) => {
  const Url = Type.String({ pattern, maxLength: 300 });
  const File = Type.Object({ url: Url, integrity: Type.String({ pattern: '^sha(256|384|512)-' }) });
  return Type.Object({
    version: Text,
    entry: File,
    files: Type.Array(File, { maxItems: 400 }),
    preload: Type.Array(Url, { maxItems: 100 }),
    screens: Type.Optional(Type.Record(Type.String(), ScreenNeeds)),
  });
};

/** A built version with its files, whose addresses name no origin. */
export const ReleaseSchema = Type.Composite([
  releaseAt('^/(?!/)'),
  Type.Object({
    /** What the server draws its screens with, beside `release.json`; absent in a version that browsers draw alone. */
    server: Type.Optional(
      Type.Object({
        file: Type.String({ pattern: '^server/[A-Za-z0-9-]+(\\.[A-Za-z0-9]+)*\\.cjs$' }),
        integrity: Type.String({ pattern: '^sha(256|384|512)-' }),
      }),
    ),
  }),
]);

/** Served form: remotes may have an origin of their own. */
const Served = releaseAt('^(https?://[^/]+)?/(?!/)');

const Previous = Type.Composite([
  Served,
  Type.Object({
    requires: manifest.requires,
    kit: manifest.kit,
    routes: Type.Array(Text, { maxItems: 60 }),
  }),
]);

/** GET /registry.json: what the shell is told. */
export const RegistrySchema = Type.Object({
  revision: Type.Number(),
  shell: Type.Optional(Text),
  remotes: Type.Array(
    Type.Object({
      ...manifest,
      release: Nullable(Served),
      previous: Nullable(Previous),
      enabled: Type.Boolean(),
      message: Nullable(Text),
      isWatched: Type.Optional(Type.Literal(true)),
      isTest: Type.Optional(Type.Literal(true)),
    }),
  ),
  elsewhere: Type.Optional(Type.Array(Type.Pick(Screen, ['path', 'title']))),
});

const Version = Type.Union([
  Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._+-]*$', maxLength: 80 }),
  Type.Null(),
]);

/** Instant of the promotion, ISO 8601; absent when a build or a rollback made it active. */
const Since = Type.Optional(Type.String({ maxLength: 40 }));

/** Registry entry of one remote. */
export const ActiveRemoteSchema = Type.Object({
  version: Version,
  previous: Version,
  enabled: Type.Boolean(),
  message: Type.Union([Text, Type.Null()]),
  since: Since,
  /** A version under trial, for this part of the users. */
  canary: Type.Optional(
    Type.Object({
      version: Version,
      percent: Type.Integer({ minimum: 1, maximum: 100 }),
      since: Since,
      /** Marks of the accounts that the domain's team named. */
      people: Type.Optional(Type.Array(Type.String({ maxLength: 22 }), { maxItems: 50 })),
    }),
  ),
  /** Versions that the server took back by itself, which it does once for each. */
  reverted: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 50 })),
  /** Signature of the entry (docs/decisions/signed-releases.md). */
  signature: Type.Optional(Type.String({ maxLength: 100_000 })),
});

/** `registry.json` in RELEASES_DIR: which version of each remote is active. */
export const RegistryFileSchema = Type.Object({
  revision: Type.Number(),
  remotes: Type.Record(Published, ActiveRemoteSchema),
});
