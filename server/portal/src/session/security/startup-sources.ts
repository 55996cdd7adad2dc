import type { Principal } from 'server-kernel/access/types';
import type { Dashboard, SecurityInfos } from 'shared-contract';
import type { BoardSummary } from 'shared-contract/notices/summary';

/** Start-up and home data provided by the domains. */
export interface StartupSources {
  /** Managers and coordinators of the student in view; empty lists without one. */
  contacts(
    principal: Principal,
  ): Promise<Pick<SecurityInfos, 'GestionnairesAdministratifs' | 'Coordinateurs'>>;
  /** Desk acts of an account; null for roles that have all or none. */
  deskActs(principal: Principal): Promise<string[] | null>;
  /** null without a student in view. */
  dashboard(principal: Principal): Promise<Dashboard | null>;
  /** Board summary; null where the board may not be read. */
  board(principal: Principal): Promise<BoardSummary | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    startup: StartupSources;
  }
}
