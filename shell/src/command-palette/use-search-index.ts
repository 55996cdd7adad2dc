import { useMemo } from 'react';
import { type ApiQuery, useApi } from 'shared-auth';
import { decideAccess, decideLanding, isViewing, useFullSession } from 'shared-auth/host';
import { requiredDocuments, storedFiles } from 'shared-contract/documents/endpoints';
import { notices } from 'shared-contract/notices/endpoints';
import { enrolments, results } from 'shared-contract/records/endpoints';
import type { EnrolmentRow } from 'shared-contract/records/records';
import { usePortal } from '../portal/portal-context';
import {
  dedupe,
  fileDestinations,
  noticeDestinations,
  requiredDestinations,
  unitDestinations,
} from './content-destinations';
import type { Destination } from './search';
import { NAVIGATION_TEXTS } from './texts';

/** Searchable content besides the screens. */
export interface SearchIndex {
  units: Destination[];
  documents: Destination[];
  notices: Destination[];
  isSearching: boolean;
  /** What could not be searched, a sentence each. */
  lost: string[];
}

/**
 * Screens whose data this person may read for herself: staff viewing a student must leave no unrequested audit trace.
 */
const useReadable = () => {
  const { screens } = usePortal();
  const session = useFullSession();
  return (path: string): boolean => {
    const screen = screens.find((one) => one.path === path);
    return screen !== undefined && !isViewing(session) && decideAccess(screen, session).kind === 'open';
  };
};

const useYear = (row: EnrolmentRow | undefined, hasUnits: boolean, hasFiles: boolean) => {
  const of = { InscriptionID: row?.InscriptionID ?? 0 };
  const lines = useApi(row && hasUnits ? results : null, of);
  const files = useApi(row && hasFiles ? storedFiles : null, of);
  return {
    lines,
    files,
    units: row && lines.data ? unitDestinations(row, lines.data) : [],
    documents: row && files.data ? fileDestinations(row, files.data) : [],
  };
};

type ReadState = Pick<ApiQuery<unknown>, 'data' | 'error' | 'isLoading'>;

const hasFailed = (...reads: ReadState[]): boolean =>
  reads.some(({ data, error }) => error && data === undefined);

/** Fetches the searchable content when the palette opens: units and files of the last two years, documents, notices. */
export const useSearchIndex = (): SearchIndex => {
  const mayRead = useReadable();
  const hasUnits = mayRead('/inscriptions');
  const hasDocuments = mayRead('/documents');
  const { infos } = useFullSession();
  const hasFiles = hasDocuments && decideLanding(infos) === '/desktop';
  const rows = useApi(hasUnits ? enrolments : null);
  const first = useYear(rows.data?.[0], hasUnits, hasFiles);
  const second = useYear(rows.data?.[1], hasUnits, hasFiles);
  const required = useApi(hasDocuments ? requiredDocuments : null);
  const board = useApi(mayRead('/valves') ? notices : null);

  const lost = [
    ...(hasFailed(rows, first.lines, second.lines)
      ? [NAVIGATION_TEXTS.lost(NAVIGATION_TEXTS.lostUnits)]
      : []),
    ...(hasFailed(required, first.files, second.files)
      ? [NAVIGATION_TEXTS.lost(NAVIGATION_TEXTS.lostDocuments)]
      : []),
    ...(hasFailed(board) ? [NAVIGATION_TEXTS.lost(NAVIGATION_TEXTS.lostNotices)] : []),
  ];
  const reads: ReadState[] = [rows, required, board, first.lines, first.files, second.lines, second.files];
  return {
    units: dedupe([...first.units, ...second.units]),
    documents: [...requiredDestinations(required.data ?? []), ...first.documents, ...second.documents],
    notices: useMemo(() => noticeDestinations(board.data ?? []), [board.data]),
    isSearching: reads.some(({ isLoading }) => isLoading),
    lost,
  };
};
