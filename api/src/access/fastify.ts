import type { ReleaseStore } from 'release-store';
import type { Dashboard, Institution, SecurityInfos } from 'shared-contract';
import type { Access } from 'shared-contract/base/access';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/client';
import type { FileStore } from '../platform/files/file-store';
import type { ServedReleases } from '../platform/registry/served-releases';
import type { Principal, RightsSource } from './types';

/** What the start-up answers take from the domains. */
export interface StartupSources {
  /** Managers and coordinators of the student in view; empty lists without one. */
  contacts(
    principal: Principal,
  ): Promise<Pick<SecurityInfos, 'GestionnairesAdministratifs' | 'Coordinateurs'>>;
  /** null without a student in view. */
  dashboard(principal: Principal): Promise<Dashboard | null>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; its absence stops the start. */
    access?: Access;
  }

  interface FastifyRequest {
    /** null for nobody: only routes with `access: {open: true}` see that. */
    principal: Principal | null;
  }

  interface FastifyInstance {
    config: Config;
    db: Database;
    clock: Clock;
    files: FileStore;
    rights: RightsSource;
    institution: Institution;
    releases: ServedReleases;
    /** Where versions are published and the registry is changed. */
    releaseStore: ReleaseStore;
    /** Version of the shell, that of the whole portal. */
    portalVersion: string;
    startup: StartupSources;
  }
}
