/** Setting under which a transaction may remove lines of the audit: those before the instant that it names. */
export const AUDIT_RETENTION_SETTING = 'portail.audit_retention';

/**
 * The audit is append-only for the database too (issue 8, QUALITY « Security and privacy »): no statement
 * changes a line, save the foreign key that forgets a deleted student, and none removes one, save the retention,
 * which names its instant. Run at every start: it says the same thing each time.
 */
export const APPEND_ONLY_SQL = `
create or replace function audit_events_refuse() returns trigger language plpgsql as $$
declare
  kept_from text := current_setting('${AUDIT_RETENTION_SETTING}', true);
begin
  if tg_op = 'DELETE' and coalesce(kept_from, '') <> '' and old.at < kept_from::timestamptz then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.etudiant_id is null
    and to_jsonb(new) - 'etudiant_id' = to_jsonb(old) - 'etudiant_id' then
    return new;
  end if;
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger audit_events_append_only before update or delete on audit_events
  for each row execute function audit_events_refuse();

create or replace trigger audit_events_no_truncate before truncate on audit_events
  for each statement execute function audit_events_refuse();
`;
