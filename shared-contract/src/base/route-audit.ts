import type { DeclaredAction } from './audit-actions';

/**
 * What a write leaves in the audit: the names of its lines, of which each call that does something writes one at
 * least, or the reason for which it leaves none (docs/decisions/verifications-and-audit.md).
 */
export type RouteAudit = readonly [DeclaredAction, ...DeclaredAction[]] | { readonly none: string };
