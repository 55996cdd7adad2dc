import type { DeskNotice, DeskNotices } from 'shared-contract/notices/answers';
import type { NoticeWrite } from 'shared-contract/notices/schemas';

type Optional = {
  [Name in keyof NoticeWrite]: null extends NoticeWrite[Name] ? Name : never;
}[keyof NoticeWrite];

/** Form values, possibly incomplete; dates are strings while typed, null is now. */
export type NoticeValues = Omit<NoticeWrite, Optional> & Partial<Pick<NoticeWrite, Optional>>;

/** Initial values: the only section if there is one, otherwise no audience. */
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

/** Form values of a notice; the dates of a withdrawn one are cleared. */
export const valuesOf = (notice: DeskNotice, written: string): NoticeValues => ({
  // What the schema does not name is not sent.
  ...notice,
  ...(notice.Etat === 'retire' && { Debut: null, Fin: null }),
  Texte: written,
  EcoleEntiere: notice.Sections.length === 0,
  Sections: notice.Sections.map(({ ProgrammeID }) => ProgrammeID),
  Pieces: notice.Pieces.map(({ DocumentID }) => DocumentID),
});
