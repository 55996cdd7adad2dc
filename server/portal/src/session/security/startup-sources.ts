import type { Principal } from 'server-kernel/access/types';
import type { Dashboard, SecurityInfos } from 'shared-contract';
import type { BoardSummary } from 'shared-contract/notices/summary';

/** What the start-up answers and the home take from the domains. */
export interface StartupSources {
  /** Managers and coordinators of the student in view; empty lists without one. */
  contacts(
    principal: Principal,
  ): Promise<Pick<SecurityInfos, 'GestionnairesAdministratifs' | 'Coordinateurs'>>;
  /** What this account may do at the desk; null for who is not of it, or may do everything there. */
  deskActs(principal: Principal): Promise<string[] | null>;
  /** null without a student in view. */
  dashboard(principal: Principal): Promise<Dashboard | null>;
  /** What the home announces of the notice board; null for who may not read it. */
  board(principal: Principal): Promise<BoardSummary | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    startup: StartupSources;
  }
}
