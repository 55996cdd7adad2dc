import type { Role } from '../base/access';
import type { AccessFlag } from '../base/flags';
import type { ScreenId } from '../base/screen-ids';

/** Version of this contract; a remote names the range it was written for (ARCHITECTURE, front end 5). */
export const CONTRACT_VERSION = '1.7.0';

/** Section of a tile on the home (CONTRACT §5.18). */
export type TileSection = 'moment' | 'dossier';

export interface PortalTile {
  /** Name of an icon of shared-ui. */
  icon: string;
  /** One short line under the title. */
  text: string;
  section: TileSection;
  /** Rank in its section, ascending. */
  order: number;
  /** Start-up figure shown as a badge. */
  badge?: 'DocumentsNonLus';
}

/** One screen of a remote: where it is, what it is called, who may open it. Readable without any code. */
export interface PortalScreen {
  /** Route pattern; `:name` is a parameter, matching is not case-sensitive. */
  path: string;
  /** h1, document title and tile label (CONTRACT §6). */
  title: string;
  /** Read is needed on this screen. */
  screen?: ScreenId;
  /** This event must be open. */
  flag?: AccessFlag;
  /** One of these roles is needed, instead of a screen right. */
  roles?: Role[];
  /** Path of the screen above, for the breadcrumb; the home when absent. */
  parent?: string;
  tile?: PortalTile;
  /** `Domaine` of the receipts of what is done there: they stay within reach once it is closed. */
  receipts?: string;
  /** Stays readable after the event's window (CONTRACT §7.3). */
  outlivesWindow?: true;
  /** Rank in the header's navigation and in the bar of a phone; absent = not in them. */
  nav?: number;
  /** Short name for the header and the bar (CONTRACT §7.14). */
  short?: string;
  /** A blocked student may open it (S1 §4). */
  whenBlocked?: boolean;
  /** The home's width, for a screen of two columns, or the window's, for a desk; the width of reading when absent. */
  width?: 'page' | 'wide';
  /**
   * Reads that it makes as soon as it opens, as the catalogue writes them; braces name parameters of `path`:
   * `/extranet/student/Inscription/{id}`. The page carries their answers, to who is let in and may read them.
   */
  reads?: string[];
}

/** `portal.json` of a remote. */
export interface PortalManifest {
  name: string;
  /** The domain's name, as a failure page says it: « Le service {label} … ». */
  label: string;
  requires: { contract: string };
  /** Kit pieces to fetch before the remote: 'form', 'controls', 'table', 'list', 'upload', 'dialog', 'stepper', 'write', 'binding'. */
  kit: string[];
  screens: PortalScreen[];
}

/** A file of a release, by absolute URL path, with its Subresource Integrity value. */
export interface ReleaseFile {
  url: string;
  integrity: string;
}

/** Files preloaded for a screen beside its remote's own. */
export interface ScreenNeeds {
  /** Ranks in the release's `files`. */
  files: number[];
  /** Pieces of the kit; `yup` is one of them. */
  kit: string[];
}

/** One built and published version of a remote. */
export interface Release {
  version: string;
  /** `remoteEntry.js`, on an immutable path: /r/{name}/{version}/remoteEntry.js */
  entry: ReleaseFile;
  /** Every other script of the release. */
  files: ReleaseFile[];
  /** URLs to preload with the entry, in order: the chunks that the exposed module needs at once. */
  preload: string[];
  /** By path of a screen; one that is not there waits for all that its manifest's `kit` names. */
  screens?: Record<string, ScreenNeeds>;
}

/** A version before: what is needed to show it in place of the active one. */
export interface PreviousRelease extends Release {
  requires: { contract: string };
  kit: string[];
  /** Paths of the screens that it has. */
  routes: string[];
}

/** A remote as the shell gets it, resolved for the signed-in user. */
export interface RegistryEntry extends PortalManifest {
  /** null: announced but not published, or disabled; `message` then says why. */
  release: Release | null;
  /** The version before, to fall back on. */
  previous: PreviousRelease | null;
  enabled: boolean;
  /** French, for the user, when the remote is disabled. */
  message: string | null;
  /**
   * The version is new: the page also tells when a screen of it was shown (docs/decisions/promotion-and-rollback.md).
   */
  isWatched?: true;
  /** This person chose the version on /admin/testeurs, or its team named her for its trial; others have another one. */
  isTest?: true;
}

/** GET /registry.json. */
export interface Registry {
  revision: number;
  /** Version of the shell that pages are made of; absent while none was published. */
  shell?: string;
  remotes: RegistryEntry[];
  /** Screens of the portal that are not for this person, who is told of no other remote. */
  elsewhere?: Pick<PortalScreen, 'path' | 'title'>[];
}

/** An entry as a page begins with it: of a version that it may never run, the name alone. */
export interface PageEntry extends Omit<RegistryEntry, 'release'> {
  release: Release | Pick<Release, 'version'> | null;
}

/** The registry in a page: whole for the screen that it opens, the rest by name until GET /registry.json is read. */
export interface PageRegistry extends Omit<Registry, 'remotes'> {
  remotes: PageEntry[];
}

/** The complete release, if the page holds it. */
export const completeRelease = ({ release }: PageEntry): Release | null =>
  release && 'entry' in release ? release : null;

/** Failure kinds of a remote. */
export type RemoteFailureKind =
  | 'disabled'
  | 'incompatible'
  | 'offline'
  | 'http'
  | 'timeout'
  | 'corrupt'
  | 'stale'
  | 'evaluation'
  | 'contract';

/** Stack frames reported, innermost first. */
export const REPORTED_FRAMES = 5;

/**
 * POST /federation/report: a remote failed in a browser, a screen of a watched version was shown (« sound »), or the
 * browser is older than those that the portal is built for.
 */
export interface RemoteReport {
  name: string;
  version: string | null;
  kind: RemoteFailureKind | 'sound' | 'old-browser';
  phase: 'load' | 'render';
  /** Stack positions in portal scripts, `/r/mf-a/1/12.js:1:300`; never a message. */
  places?: string[] | undefined;
}
