import type { annonces, piecesJointes } from 'server-schema/records/notices';
import { HOUR_MS } from 'shared-contract/base/days';
import { type DocumentRow, pdfRow, type SampleFiles } from './files';
import { NOTICES } from './notice-texts';

type NoticeRow = typeof annonces.$inferInsert;

export interface NoticeRows {
  annonces: NoticeRow[];
  documents: DocumentRow[];
  piecesJointes: (typeof piecesJointes.$inferInsert)[];
}

const at = (now: Date, hours: number): Date =>
  new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS - hours * HOUR_MS);

const DAY_HOURS = 24;

/** Notices older than a day were published in office hours, as a secretariat does. */
const published = (now: Date, hoursAgo: number): Date => {
  const instant = at(now, hoursAgo);
  if (hoursAgo >= DAY_HOURS) instant.setUTCHours(8 + (hoursAgo % 8), 40);
  return instant;
};

/** Notices around "now": some urgent, some for one programme, one ended, one to come, one with hostile HTML. */
export const noticeRows = (now: Date, files: SampleFiles): NoticeRows => {
  const rows: NoticeRows = { annonces: [], documents: [], piecesJointes: [] };
  for (const [index, notice] of NOTICES.entries()) {
    const { hoursAgo, endedHoursAgo, attachments, ...columns } = notice;
    const annonceId = index + 1;
    rows.annonces.push({
      ...columns,
      annonceId,
      debutPublication: published(now, hoursAgo),
      finPublication: endedHoursAgo === undefined ? null : at(now, endedHoursAgo),
    });
    for (const [ordre, title] of (attachments ?? []).entries()) {
      const documentId = rows.documents.length + 1;
      rows.documents.push(pdfRow(documentId, title, files.get(title), published(now, hoursAgo), null));
      rows.piecesJointes.push({ annonceId, documentId, ordre });
    }
  }
  return rows;
};
