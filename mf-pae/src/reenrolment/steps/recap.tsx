import type { ReactNode } from 'react';
import { useParameters } from 'shared-auth';
import type { Reenrolment } from 'shared-contract/reinscription/reinscription';
import { Card, CardBody, CardHeader, Facts } from 'shared-ui';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';
import { addressText } from '../lines/line-texts';
import type { WizardData } from '../use-reenrolment';

const texts = REENROLMENT_TEXTS.recap;
const LISTS = ['CoursLangue3ID'] as const;

const Lines = ({ lines }: { lines: readonly { key: number; text: ReactNode }[] }) => (
  <>
    {lines.map(({ key, text }) => (
      <div key={key}>{text}</div>
    ))}
  </>
);

const grantText = ({ HasBourse, BourseNumBourse }: Reenrolment): string => {
  if (HasBourse === null) return texts.unanswered;
  return HasBourse ? texts.withGrant(BourseNumBourse) : texts.noGrant;
};

const useLanguageName = ({ CoursLangue3ID }: Reenrolment): string => {
  const lists = useParameters(LISTS);
  const found = lists.valuesOf('CoursLangue3ID').find(({ ID }) => ID === CoursLangue3ID);
  return found?.Display ?? texts.unanswered;
};

export interface RecapProps {
  data: WizardData;
  /** It stands under the last step: its own answer is in the form above. */
  isBeforeEnd?: boolean;
}

/** What was answered so far: before the last step is sent, and for staff who look at the student. */
export const Recap = ({ data: { state, addresses, means }, isBeforeEnd = false }: RecapProps) => {
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
  ];
  return (
    <Card as="section">
      <CardHeader title={texts.title} {...(isBeforeEnd ? { detail: texts.lead } : {})} />
      <CardBody>
        <Facts items={items} columns={2} />
      </CardBody>
    </Card>
  );
};
