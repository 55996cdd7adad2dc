import { Fragment } from 'react';
import { alternativesOf } from 'shared-contract/pae/alternatives';
import type { UnitDetail } from 'shared-contract/pae/pae';
import { Box, List, Span, Text, TextLink } from 'shared-ui';
import { sheetPath, unitPath } from '../paths';
import { UNIT_SHEET_TEXTS } from '../texts/unit-sheet';
import { Part, Prose } from './prose';
import type { Language } from './sheet-parts';

const texts = UNIT_SHEET_TEXTS;

type Requisite = UnitDetail['Prerequis'][number];

interface LinksProps {
  label: string;
  items: readonly Requisite[];
  /** The enrolment whose results lead back, where there is one. */
  from: string | null;
  language: Language;
}

const Alternative = ({ one, from, language }: { one: Requisite } & Pick<LinksProps, 'from' | 'language'>) => (
  <>
    <TextLink to={from === null ? unitPath(one.RequisID) : sheetPath(one.RequisID, from)}>
      {`${one.RequisLibelle} (${one.RequisCode})`}
    </TextLink>
    {one.Programme && <Span tone="muted">{texts.onlyIn[language](one.Programme)}</Span>}
  </>
);

const Links = ({ label, items, from, language }: LinksProps) =>
  items.length === 0 ? null : (
    <Box>
      <Span tone="muted">{label}</Span>
      <List marks>
        {alternativesOf(items).map((group) => (
          <li key={group.map(({ RequisID, Programme }) => `${RequisID} ${Programme ?? ''}`).join()}>
            {group.map((one, rank) => (
              <Fragment key={one.RequisID}>
                {rank > 0 && texts.or[language]}
                <Alternative one={one} from={from} language={language} />
              </Fragment>
            ))}
          </li>
        ))}
      </List>
    </Box>
  );

export interface RequisitesProps {
  unit: UnitDetail;
  /** What the teacher says of them, above the links. */
  text: string | null;
  language: Language;
  from: string | null;
}

/** What a unit asks for: the teacher's words, and the units as links (S2 §2). */
export const Requisites = ({ unit, text, language, from }: RequisitesProps) => (
  <Part title={texts.requisites[language]} language={language}>
    {text && <Prose text={text} />}
    {!text && unit.Prerequis.length + unit.Corequis.length === 0 && (
      <Text>{texts.noRequisite[language]}</Text>
    )}
    <Links label={texts.prerequisites[language]} items={unit.Prerequis} from={from} language={language} />
    <Links label={texts.corequisites[language]} items={unit.Corequis} from={from} language={language} />
  </Part>
);
