import { useApi } from 'shared-auth';
import { noticeReaders } from 'shared-contract/notices/endpoints';

/** For whom a notice is: the whole school or sections, and years of study among them. */
export interface Audience {
  EcoleEntiere: boolean;
  Sections: readonly number[];
  Blocs: readonly string[];
}

/** How many students a notice would reach; undefined while that is not known, or no section is chosen. */
export const useReaders = ({ EcoleEntiere, Sections, Blocs }: Audience): number | undefined => {
  const isChosen = EcoleEntiere || Sections.length > 0;
  const { data } = useApi(isChosen ? noticeReaders : null, {
    ...(EcoleEntiere ? {} : { sections: Sections.join(',') }),
    ...(Blocs.length === 0 ? {} : { blocs: Blocs.join(',') }),
  });
  return isChosen ? data?.Etudiants : undefined;
};
