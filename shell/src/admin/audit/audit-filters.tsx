import { type AuditFilters, auditFilterSchema } from 'shared-contract/audit/schemas';
import { AUDIT_KINDS } from 'shared-contract/base/audit-actions';
import { Box, Card } from 'shared-ui';
import { DateField, Form, FormActions, SelectField, SubmitButton, TextField } from 'shared-ui/kit/form';
import { AUDIT, KINDS } from './texts';
import { NO_FILTERS } from './use-audit';

const LINE = {
  display: 'grid',
  gap: '0.75rem 1rem',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  // The gap is the grid's, and the button stands level with the controls, which have a label above them.
  '& > *': { marginTop: '0!' },
  '& > :last-child': { paddingTop: { md: '1.6875rem' } },
  // None of a filter's fields is needed: it goes without saying.
  '& label > span': { display: 'none' },
} as const;

const OPTIONS = AUDIT_KINDS.map((value) => ({ value, label: KINDS[value] }));

export interface AuditFiltersFormProps {
  onFilter: (filters: AuditFilters) => void;
}

/** Filter form of the audit log: person, actor, kind, days; empty filters match everything. */
export const AuditFiltersForm = ({ onFilter }: AuditFiltersFormProps) => (
  <Card p="4">
    <Form
      isShort
      schema={auditFilterSchema}
      label={AUDIT.filters}
      initialValues={NO_FILTERS}
      onSubmit={onFilter}
    >
      <Box css={LINE}>
        <TextField name="Personne" label={AUDIT.person} optional autoComplete="off" maxLength={8} />
        <TextField name="Acteur" label={AUDIT.actor} optional autoComplete="off" maxLength={100} />
        <SelectField
          name="Nature"
          label={AUDIT.kind}
          optional
          options={OPTIONS}
          placeholder={AUDIT.anyKind}
        />
        <DateField name="Du" label={AUDIT.from} optional />
        <DateField name="Au" label={AUDIT.until} optional />
        <FormActions>
          <SubmitButton icon="search" variant="outline">
            {AUDIT.apply}
          </SubmitButton>
        </FormActions>
      </Box>
    </Form>
  </Card>
);
