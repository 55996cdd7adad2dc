import { formatBytes } from 'shared-contract/base/size';
import type { DeskNotices, NoticeFile } from 'shared-contract/notices/answers';
import { formatNearDay } from 'shared-contract/portal/format-window';
import { Box, Card, Icon, Span, Text } from 'shared-ui';
import { FileItem, FileList } from 'shared-ui/upload';
import { NOTICE_TEXTS } from '../../texts/notices';
import { sheetOf } from '../notice-files';
import { MarkupView } from './markup-view';
import type { NoticeValues } from './notice-values';

const texts = NOTICE_TEXTS.preview;

const PHONE = {
  maxWidth: '21.5rem',
  marginInline: 'auto',
  minHeight: '26rem',
  border: '0.5rem solid var(--text)',
  borderRadius: '2rem',
  background: 'var(--bg)',
  padding: '1.25rem 0.75rem',
  overflow: 'hidden',
} as const;

const HEAD = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 0.75rem',
  overflowWrap: 'anywhere',
} as const;

const whom = ({ Sections }: NoticeValues, desk: DeskNotices): string =>
  desk.Sections.filter(({ ProgrammeID }) => Sections.includes(ProgrammeID))
    .map(({ Libelle }) => Libelle)
    .join(', ') || texts.whole;

const dayOf = (value: string | null | undefined, now: string): string => {
  const isAhead = value?.endsWith('Z') === true && Date.parse(value) > Date.parse(now);
  return formatNearDay(isAhead ? value : now, now);
};

export interface PhonePreviewProps {
  desk: DeskNotices;
  values: NoticeValues;
  /** Those that are attached. */
  files: readonly NoticeFile[];
}

/** The notice as a student reads it on a phone, opened. */
export const PhonePreview = ({ desk, values, files }: PhonePreviewProps) => (
  <Box as="section" aria-label={texts.label} position={{ lg: 'sticky' }} top={{ lg: '1rem' }}>
    <Text size="sm" tone="muted" textAlign="center" mb="2">
      {texts.lead}
    </Text>
    <Box css={PHONE}>
      <Text size="sm" tone="muted" mb="2">
        {texts.board}
      </Text>
      <Card p="4" {...(values.Urgente ? { borderColor: 'danger-border', bg: 'danger-bg' } : {})}>
        <Box css={HEAD}>
          <Box color={values.Urgente ? 'danger-icon' : 'muted'}>
            <Icon name="megaphone" />
          </Box>
          <div>
            <Text fontWeight="bold">
              {values.Urgente && <Span color="danger-text">{`${NOTICE_TEXTS.urgent}\u00a0– `}</Span>}
              {values.AnnonceLibelle.trim() || texts.untitled}
            </Text>
            <Text size="xs" tone="muted" mb="2">
              {dayOf(values.Debut, desk.Maintenant)}, {whom(values, desk)}
            </Text>
            {values.Texte.trim() === '' ? (
              <Text tone="muted">{texts.empty}</Text>
            ) : (
              <MarkupView source={values.Texte} />
            )}
          </div>
        </Box>
      </Card>
      {files.length > 0 && (
        <Card mt="3">
          <FileList>
            {files.map(({ DocumentID, Nom, Taille }) => (
              <FileItem key={DocumentID} name={Nom} kind={sheetOf(Nom)} detail={formatBytes(Taille)} />
            ))}
          </FileList>
        </Card>
      )}
    </Box>
  </Box>
);
