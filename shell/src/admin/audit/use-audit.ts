import { useState } from 'react';
import { useApi } from 'shared-auth';
import { auditPage } from 'shared-contract/admin/endpoints';
import { type AuditFilters, auditFilterSchema } from 'shared-contract/audit/schemas';

/** Initial, empty filters. */
export const NO_FILTERS: AuditFilters = auditFilterSchema.getDefault();

const toQueryParams = ({ Personne, Acteur, Nature, Du, Au }: AuditFilters, suite: string | undefined) => {
  const given = { personne: Personne?.trim(), acteur: Acteur?.trim(), nature: Nature, du: Du, au: Au, suite };
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
};

/** Current page of the audit log, its filters and its pagination. */
export const useAudit = () => {
  const [filters, setFilters] = useState(NO_FILTERS);
  /** Where each page begins that lies between the newest lines and the one in view. */
  const [starts, setStarts] = useState<string[]>([]);
  const query = useApi(auditPage, toQueryParams(filters, starts.at(-1)));
  /** Nothing is read out of the page as it opens: what was asked for afterwards is. */
  const [hasAsked, setHasAsked] = useState(false);
  const next = query.data?.Suite ?? null;
  const askFor = (wanted: string[]) => {
    setHasAsked(true);
    setStarts(wanted);
  };
  return {
    query,
    found: hasAsked && query.data ? query.data.Lignes : null,
    filter: (wanted: AuditFilters) => {
      askFor([]);
      setFilters(wanted);
    },
    older: next === null ? null : () => askFor([...starts, next]),
    newer: starts.length === 0 ? null : () => askFor(starts.slice(0, -1)),
  };
};
