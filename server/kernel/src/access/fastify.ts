import type { ReleaseStore } from 'release-store';
import type { Institution } from 'shared-contract';
import type { Access } from 'shared-contract/base/access';
import type { RouteAudit } from 'shared-contract/base/audit-actions';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/client';
import type { Logo } from '../institution/logo';
import type { AuditTrail } from './audit-trail';
import type { Principal, RightsSource } from './types';

// What the ground knows; each module declares beside its own code what it adds to the application.
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; a route without it stops the start. */
    access?: Access;
    /** Audit lines that a write leaves; tests require them of every write. */
    audit?: RouteAudit;
    /** Asked by open pages themselves, again and again: shows nobody's presence, and puts no end of a session off. */
    isUnasked?: boolean;
  }

  interface FastifyRequest {
    /** null for nobody: only routes with `access: {open: true}` see that. */
    principal: Principal | null;
    /** Resolves who is signed in, once a request; null when nobody is or the session has ended. */
    identify(): Promise<Principal | null>;
  }

  interface FastifyInstance {
    config: Config;
    db: Database;
    clock: Clock;
    rights: RightsSource;
    audit: AuditTrail;
    institution: Institution;
    /** What the portal serves of `institution.logo`; null where it is the portal's mark or served by another. */
    schoolLogo: Logo | null;
    /** Store of published versions, with the registry. */
    releaseStore: ReleaseStore;
    /** Version of the shell, that of the whole portal. */
    portalVersion: string;
    /** The schema of the database that this release works on: its last migration. */
    schemaVersion: string;
  }
}
