import type { DeskItem } from 'shared-contract/gestion/answers';
import { Alert, Section, Stack, Text } from 'shared-ui';
import { PLAN_TEXTS } from '../../texts/request/item';
import { Said } from './said';

const texts = PLAN_TEXTS;

export interface PlanViewProps {
  item: DeskItem;
  plan: NonNullable<DeskItem['Plan']>;
}

/** What a student asks to be arranged, and nothing else of her file. */
export const PlanView = ({ item, plan }: PlanViewProps) => (
  <Section title={texts.title}>
    <Stack gap="4">
      <Said label={texts.asked(item.Etudiant.Prenom)} words={plan.Amenagements} />
      {item.Attend && plan.EstRempli && <Alert tone="info">{texts.kept}</Alert>}
      <Text tone="muted">{texts.narrow}</Text>
    </Stack>
  </Section>
);
