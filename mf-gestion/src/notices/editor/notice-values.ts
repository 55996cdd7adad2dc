import type { DeskNotice, DeskNotices } from 'shared-contract/notices/answers';
import type { NoticeBlock } from 'shared-contract/notices/notices';

/** What stands in the form before it is complete. */
export interface NoticeValues {
  AnnonceLibelle: string;
  Texte: string;
  EcoleEntiere: boolean;
  Sections: readonly number[];
  Blocs: readonly NoticeBlock[];
  /** ISO 8601, or what is typed until it is one; null = now. */
  Debut: string | null;
  Fin: string | null;
  Urgente: boolean;
  Pieces: readonly number[];
  Version: number;
}

/** A new notice: for the only section that there is, for nobody yet elsewhere. */
export const emptyNotice = ({ Sections, EcoleEntiere }: DeskNotices): NoticeValues => ({
  AnnonceLibelle: '',
  Texte: '',
  EcoleEntiere: false,
  Sections: Sections.length === 1 && !EcoleEntiere ? Sections.map(({ ProgrammeID }) => ProgrammeID) : [],
  Blocs: [],
  Debut: null,
  Fin: null,
  Urgente: false,
  Pieces: [],
  Version: 0,
});

/** A notice as it was written; the dates of one that is read no more are over, so that new ones are given. */
export const valuesOf = (notice: DeskNotice, written: string): NoticeValues => {
  const isOver = notice.Etat === 'retire';
  return {
    AnnonceLibelle: notice.AnnonceLibelle,
    Texte: written,
    EcoleEntiere: notice.Sections.length === 0,
    Sections: notice.Sections.map(({ ProgrammeID }) => ProgrammeID),
    Blocs: notice.Blocs,
    Debut: isOver ? null : notice.Debut,
    Fin: isOver ? null : notice.Fin,
    Urgente: notice.Urgente,
    Pieces: notice.Pieces.map(({ DocumentID }) => DocumentID),
    Version: notice.Version,
  };
};
