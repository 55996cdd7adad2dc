import type { DeskNotices } from 'shared-contract/notices/answers';
import { NOTICE_STATES } from 'shared-contract/notices/notices';
import { AsyncState, Box, EmptyState, SkeletonLines, usePreload } from 'shared-ui';
import { DeskFrame } from '../shared/desk-frame';
import { DeskHead } from '../shared/desk-head';
import { type DeskTab, DeskTabs } from '../shared/desk-tabs';
import { NOTICE_TEXTS } from '../texts/notices';
import { NewNotice, OpenedNotice, UndoPublishing } from './late-parts';
import { NoticeList } from './notice-list';
import { type NoticeTab, useNotices } from './use-notices';

const texts = NOTICE_TEXTS;

const tabsOf = ({ Avis, Sections }: DeskNotices): DeskTab<NoticeTab>[] => [
  ...(Sections.length > 0
    ? [{ value: 'ecrire' as const, label: texts.write, icon: 'pen-line' as const }]
    : []),
  ...NOTICE_STATES.map((value) => {
    const number = Avis.filter(({ Etat }) => Etat === value).length;
    return { value, label: texts.lists[value], count: { number, words: texts.count(number) } };
  }),
];

/** /gestion/valves: notices, written, aimed, scheduled and withdrawn (CONTRACT §7.11). */
export default function NoticesPage() {
  const { query, tab, saved, undo, opened, open, leave, setIsDirty, question } = useNotices();
  // Writing is in the same file.
  usePreload(OpenedNotice);
  return (
    <DeskFrame current="/gestion/valves">
      <DeskHead title={texts.title} lead={texts.lead} />
      <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={10} />}>
        {(desk) => {
          const shown = desk.Avis.filter(({ Etat }) => Etat === tab);
          return (
            <>
              <DeskTabs
                label={texts.tabs}
                tabs={tabsOf(desk)}
                value={tab}
                onChange={(next) => void leave(next)}
              />
              <Box mt="4">
                {tab === 'ecrire' && <NewNotice desk={desk} onSaved={(notice) => saved(notice)} />}
                {tab !== 'ecrire' && opened !== null && (
                  <OpenedNotice
                    key={opened}
                    desk={desk}
                    annonceId={opened}
                    onDirty={setIsDirty}
                    onLeave={() => void leave(tab)}
                    onSaved={saved}
                  />
                )}
                {tab !== 'ecrire' && opened === null && shown.length === 0 && (
                  <EmptyState title={texts.none[tab]} icon="megaphone">
                    {desk.Sections.length > 0 ? texts.noneText : texts.notMine}
                  </EmptyState>
                )}
                {tab !== 'ecrire' && opened === null && shown.length > 0 && (
                  <NoticeList
                    label={texts.lists[tab]}
                    notices={shown}
                    now={desk.Maintenant}
                    onOpen={({ AnnonceID }) => open(AnnonceID)}
                  />
                )}
              </Box>
            </>
          );
        }}
      </AsyncState>
      {undo.published && (
        <UndoPublishing
          key={undo.published.Version}
          notice={undo.published}
          onTakenBack={undo.takenBack}
          onEnd={undo.end}
        />
      )}
      {question}
    </DeskFrame>
  );
}
