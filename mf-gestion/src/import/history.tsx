import type { ImportRow } from 'shared-contract/imports/answers';
import type { ImportState } from 'shared-contract/imports/imports';
import { Box, Card, CardBody, Section, Span, StatusBadge, Text, type Tone } from 'shared-ui';
import { IMPORT_TEXTS } from '../texts/imports';

const texts = IMPORT_TEXTS;

const TONES: Readonly<Record<ImportState, Tone>> = {
  controle: 'info',
  ecriture: 'info',
  fautes: 'danger',
  a_relire: 'warning',
  interrompu: 'warning',
  importe: 'ok',
  abandonne: 'neutral',
};

const LIST = {
  margin: '0',
  padding: '0',
  listStyle: 'none',
  '& > li + li': { borderTop: '1px solid var(--border)' },
  '& button': {
    display: 'grid',
    gap: '0.125rem',
    width: '100%',
    padding: '0.75rem 1rem',
    border: '0',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { background: 'var(--sunken)' },
  '& button[aria-current="true"]': { background: 'var(--accent-soft)' },
} as const;

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  fontWeight: '600',
} as const;

export interface HistoryProps {
  rows: readonly ImportRow[];
  shown: number | null;
  onShow: (importId: number) => void;
}

/** Import history; each one can be reopened. */
export const History = ({ rows, shown, onShow }: HistoryProps) => (
  <Section title={texts.history.title}>
    <Card overflow="hidden">
      {rows.length === 0 ? (
        <CardBody>
          <Text tone="muted">{texts.history.none}</Text>
        </CardBody>
      ) : (
        <Box as="ul" css={LIST}>
          {rows.map((row) => (
            <li key={row.ImportID}>
              <button
                type="button"
                aria-current={row.ImportID === shown ? 'true' : undefined}
                onClick={() => onShow(row.ImportID)}
              >
                <Box as="span" css={HEAD}>
                  {row.Numero}
                  <StatusBadge tone={TONES[row.Etat]}>{texts.states[row.Etat]}</StatusBadge>
                </Box>
                <Span size="sm" overflowWrap="anywhere">
                  {[row.Fichier, texts.history.outcome(row)].filter((part) => part !== null).join(', ')}
                </Span>
                <Span size="sm" tone="muted">
                  {texts.history.by(row)}
                </Span>
              </button>
            </li>
          ))}
        </Box>
      )}
    </Card>
  </Section>
);
