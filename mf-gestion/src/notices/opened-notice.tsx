import { useEffect, useRef } from 'react';
import { useApi } from 'shared-auth';
import type { DeskNotice, DeskNotices } from 'shared-contract/notices/answers';
import { deskNotice } from 'shared-contract/notices/endpoints';
import {
  Alert,
  AsyncState,
  Box,
  Button,
  Card,
  CardBody,
  Heading,
  SkeletonLines,
  Stack,
  Text,
} from 'shared-ui';
import { NOTICE_TEXTS } from '../texts/notices';
import { ChangeNotice } from './editor/change-notice';
import { MarkupView } from './editor/markup-view';
import { NoticeFiles } from './notice-files';
import { NoticeHistory } from './notice-history';
import { WithdrawButton } from './withdraw-button';

const texts = NOTICE_TEXTS;

const Words = ({ notice: { Texte, Lignes } }: { notice: DeskNotice }) =>
  Texte === null ? (
    <div>
      {Lignes.map((line, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their rank.
        <Text key={rank}>{line}</Text>
      ))}
    </div>
  ) : (
    <MarkupView source={Texte} />
  );

/** A notice that is not written here, or not only for who reads it. */
const Told = ({ notice, now }: { notice: DeskNotice; now: string }) => (
  <Card>
    <CardBody>
      <Stack gap="3">
        <Text size="sm" tone="muted">
          {texts.audience(notice)} · {texts.dates(notice, now)}
        </Text>
        <Words notice={notice} />
        <NoticeFiles notice={notice} />
        <Alert tone="info">{notice.Modifiable ? texts.opened.package : texts.opened.readOnly}</Alert>
      </Stack>
    </CardBody>
  </Card>
);

export interface OpenedNoticeProps {
  annonceId: number;
  desk: DeskNotices;
  onDirty: (isDirty: boolean) => void;
  onLeave: () => void;
  onSaved: (notice: DeskNotice, before: DeskNotice) => void;
}

/** One notice: changed, withdrawn, published again, with what was done to it. */
export const OpenedNotice = ({ annonceId, desk, onDirty, onLeave, onSaved }: OpenedNoticeProps) => {
  const query = useApi(deskNotice, { AnnonceID: annonceId });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const row = desk.Avis.find(({ AnnonceID }) => AnnonceID === annonceId);
  const reread = () => query.mutate();
  return (
    <Stack gap="4">
      <Box>
        <Button variant="ghost" icon="arrow-left" onClick={onLeave}>
          {texts.opened.back}
        </Button>
        <Heading as="h2" size="md" ref={heading} tabIndex={-1} mt="2">
          {row?.AnnonceLibelle ?? texts.title}
        </Heading>
      </Box>
      <AsyncState query={query} errorTitle={texts.opened.error} skeleton={<SkeletonLines lines={8} />}>
        {(notice) => (
          <Stack gap="5">
            {notice.Modifiable && notice.Texte !== null ? (
              <ChangeNotice
                desk={desk}
                notice={notice}
                written={notice.Texte}
                onDirty={onDirty}
                onSaved={(next) => onSaved(next, notice)}
                onRefused={reread}
              />
            ) : (
              <Told notice={notice} now={desk.Maintenant} />
            )}
            {notice.Modifiable && notice.Etat !== 'retire' && (
              <WithdrawButton notice={notice} onSaved={(next) => onSaved(next, notice)} onRefused={reread} />
            )}
            <NoticeHistory changes={notice.Historique} />
          </Stack>
        )}
      </AsyncState>
    </Stack>
  );
};
