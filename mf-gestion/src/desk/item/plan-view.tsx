import type { DeskItem } from 'shared-contract/gestion/answers';
import { Alert, Section, Stack, Text } from 'shared-ui';
import { PLAN_TEXTS } from '../../texts/request/item';
import { Quotation } from './quotation';

const texts = PLAN_TEXTS;

export interface PlanViewProps {
  item: DeskItem;
  plan: NonNullable<DeskItem['Plan']>;
}

/** Requested arrangements; nothing else of the file. */
export const PlanView = ({ item, plan }: PlanViewProps) => (
  <Section level={3} title={texts.title}>
    <Stack gap="4">
      <Quotation label={texts.asked(item.Etudiant.Prenom)} words={plan.Amenagements} />
      {item.Attend && plan.EstRempli && <Alert tone="info">{texts.kept}</Alert>}
      <Text tone="muted">{texts.narrow}</Text>
    </Stack>
  </Section>
);
