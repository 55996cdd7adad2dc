import type { ReactNode } from 'react';
import { useParameters } from 'shared-auth';
import type { Reenrolment } from 'shared-contract/reinscription/reinscription';
import { Card, CardBody, CardHeader, type Fact, Facts } from 'shared-ui';
import { ANSWERS_TEXTS } from '../../texts/reenrolment-answers';
import { addressText } from '../lines/line-texts';
import type { WizardData } from '../use-reenrolment';

const texts = ANSWERS_TEXTS.recap;
const LISTS = ['CoursLangue3ID'] as const;

const Lines = ({ lines }: { lines: readonly { key: number; text: ReactNode }[] }) => (
  <>
    {lines.map(({ key, text }) => (
      <div key={key}>{text}</div>
    ))}
  </>
);

type Grant = Pick<Reenrolment, 'BourseNumBourse'> & { HasBourse: boolean | null };

/** What is said of a grant. */
export const grantText = ({ HasBourse, BourseNumBourse }: Grant): string => {
  if (HasBourse === null) return texts.unanswered;
  return HasBourse ? texts.withGrant(BourseNumBourse) : texts.noGrant;
};

const useLanguageName = ({ CoursLangue3ID }: Reenrolment): string => {
  const lists = useParameters(LISTS);
  const found = lists.valuesOf('CoursLangue3ID').find(({ ID }) => ID === CoursLangue3ID);
  return found?.Display ?? texts.unanswered;
};

interface RecapFactsProps {
  data: WizardData;
  /** The last step's own answer, in the place of what is stored. */
  answer?: Fact | undefined;
  isBeforeEnd: boolean;
}

/** The answers so far; before the end, the last step's own is given or left out. */
export const RecapFacts = ({ data: { state, addresses, means }, isBeforeEnd, answer }: RecapFactsProps) => {
  const language = useLanguageName(state);
  const hasMasters = state.DiplomeID.length > 0;
  const master = state.DiplomeID.find(({ ID }) => ID === state.DiplomeChoisiID)?.Display ?? texts.unanswered;
  const isLanguageLast = !hasMasters && state.NeedLangue3;
  const isGrantLast = !hasMasters && !state.NeedLangue3;
  const items = [
    {
      label: texts.addresses,
      value: (
        <Lines
          lines={addresses.map((one) => ({
            key: one.AdresseID,
            text: `${one.TypeAdresse}\u00a0: ${addressText(one)}`,
          }))}
        />
      ),
    },
    {
      label: texts.contacts,
      value: (
        <Lines lines={means.map((one) => ({ key: one.MoyenContactID, text: one.MoyenContactValeur }))} />
      ),
    },
    ...(isBeforeEnd && isGrantLast ? [] : [{ label: texts.grant, value: grantText(state) }]),
    ...(state.NeedLangue3 && !(isBeforeEnd && isLanguageLast)
      ? [{ label: texts.language, value: language }]
      : []),
    ...(hasMasters && !isBeforeEnd ? [{ label: texts.master, value: master }] : []),
    ...(answer ? [answer] : []),
  ];
  return <Facts items={items} columns={2} />;
};

export interface RecapProps {
  data: WizardData;
  /** It stands under the last step: its own answer is in the form above. */
  isBeforeEnd?: boolean;
}

/** What was answered so far: before the last step is sent, and for staff who look at the student. */
export const Recap = ({ data, isBeforeEnd = false }: RecapProps) => (
  <Card as="section">
    <CardHeader title={texts.title} {...(isBeforeEnd ? { detail: texts.lead } : {})} />
    <CardBody>
      <RecapFacts data={data} isBeforeEnd={isBeforeEnd} />
    </CardBody>
  </Card>
);
