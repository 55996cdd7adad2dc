import { useState } from 'react';
import { useApi, useSession } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { PortalNotification } from 'shared-contract/notifications/answers';
import { notifications, readNotifications } from 'shared-contract/notifications/endpoints';
import { dashboard } from 'shared-contract/portal/endpoints';
import { formatHour } from 'shared-contract/portal/format-window';
import {
  AsyncState,
  Box,
  Button,
  EmptyState,
  LiveRegion,
  PageHead,
  Section,
  SkeletonTable,
  Stack,
  type TodoLine,
  TodoList,
} from 'shared-ui';
import { TitledText } from 'shared-ui/titled-text';
import { PrintHead } from '../print/print-head';
import { TEXTS } from '../texts';
import { groupByDay } from './group-by-day';
import { SettingsSection } from './settings-section';
import { KINDS, PAGE } from './texts';

const useMarkAsRead = () =>
  useWrite(readNotifications, {
    success: null,
    failure: PAGE.markFailed,
    refreshes: [notifications, dashboard],
  });

/** The kind first, unless the text begins with it: « Reçu R-2026-000025 ». */
const detailOf = ({ Texte, Date: date, Genre }: PortalNotification): string => {
  const { label } = KINDS[Genre];
  return [Texte?.startsWith(label) ? null : label, Texte, formatHour(date)].filter(Boolean).join(' · ');
};

const toLine = (one: PortalNotification, onOpen: () => void): TodoLine => ({
  id: String(one.NotificationID),
  title: one.Titre,
  english: one.TitresAnglais,
  to: one.Lien,
  leaf: { look: one.Lue ? 'held' : 'due', icon: KINDS[one.Genre].icon },
  state: one.Lue ? undefined : { tone: 'info', label: PAGE.unread },
  detail: one.TitresAnglais?.length ? (
    <TitledText text={detailOf(one)} english={one.TitresAnglais} />
  ) : (
    detailOf(one)
  ),
  ...(one.Lue ? {} : { onOpen }),
});

const Days = ({ all }: { all: readonly PortalNotification[] }) => {
  const { Maintenant } = useSession();
  const { run } = useMarkAsRead();
  return (
    <Stack gap="1.75rem" css={{ '& > section': { marginTop: '0!' } }}>
      {groupByDay(all, Maintenant).map(({ title, lines }) => (
        <Section key={title} title={title}>
          <TodoList
            label={title}
            lines={lines.map((one) => toLine(one, () => void run({ NotificationIDs: [one.NotificationID] })))}
          />
        </Section>
      ))}
    </Stack>
  );
};

const AllRead = ({ onDone }: { onDone: () => void }) => {
  const { run, isBusy } = useMarkAsRead();
  const markAll = async () => {
    if ((await run({ NotificationIDs: [] })).kind === 'saved') onDone();
  };
  return (
    <Button variant="outline" icon="check" busy={isBusy} onClick={() => void markAll()}>
      {PAGE.allRead}
    </Button>
  );
};

/** « Notifications »: the list by day, and the settings. */
export default function NotificationsPage() {
  const query = useApi(notifications);
  const [said, setSaid] = useState('');
  const isUnread = query.data?.some(({ Lue }) => !Lue) ?? false;
  return (
    <>
      <PrintHead />
      <PageHead
        title={TEXTS.notifications}
        lead={PAGE.lead}
        actions={isUnread ? <AllRead onDone={() => setSaid(PAGE.allAreRead)} /> : undefined}
      />
      <LiveRegion message={said} />
      <AsyncState
        query={query}
        skeleton={<SkeletonTable rows={5} columns={1} />}
        errorTitle={PAGE.error}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState icon="bell" title={PAGE.empty}>
            {PAGE.emptyText}
          </EmptyState>
        }
      >
        {(all) => <Days all={all} />}
      </AsyncState>
      {/* Not before the list above it has its height: it would move. */}
      {!query.isLoading && (
        <Box mt="10">
          <SettingsSection />
        </Box>
      )}
    </>
  );
}
