import type { DeskNotice, DeskNotices } from 'shared-contract/notices/answers';
import type { NoticeWrite } from 'shared-contract/notices/schemas';

type Optional = {
  [Name in keyof NoticeWrite]: null extends NoticeWrite[Name] ? Name : never;
}[keyof NoticeWrite];

/** What stands in the form before it is complete; a moment is what is typed until it is one, and null = now. */
export type NoticeValues = Omit<NoticeWrite, Optional> & Partial<Pick<NoticeWrite, Optional>>;

/** A new notice: for the only section that there is, for nobody yet elsewhere. */
export const emptyNotice = ({ Sections, EcoleEntiere }: DeskNotices): NoticeValues => ({
  AnnonceLibelle: '',
  Texte: '',
  EcoleEntiere: false,
  Sections: Sections.length === 1 && !EcoleEntiere ? Sections.map(({ ProgrammeID }) => ProgrammeID) : [],
  Blocs: [],
  Urgente: false,
  Pieces: [],
  Version: 0,
});

/** A notice as it was written; the dates of one that is read no more are over, so that new ones are given. */
export const valuesOf = (notice: DeskNotice, written: string): NoticeValues => ({
  // What the schema does not name is not sent.
  ...notice,
  ...(notice.Etat === 'retire' && { Debut: null, Fin: null }),
  Texte: written,
  EcoleEntiere: notice.Sections.length === 0,
  Sections: notice.Sections.map(({ ProgrammeID }) => ProgrammeID),
  Pieces: notice.Pieces.map(({ DocumentID }) => DocumentID),
});
