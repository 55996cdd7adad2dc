import { useRight } from 'shared-auth';
import type { ExamSession } from 'shared-contract/exams/exams';
import { Card, CardBody, CardHeader, StatusBadge, Text } from 'shared-ui';
import { Switch } from 'shared-ui/controls';
import { EXAM_TEXTS as texts } from '../texts/exams';
import { SHARED_TEXTS } from '../texts/shared';

interface SessionCardProps {
  session: ExamSession;
  onRegister: () => void;
}

/** The switch that registers to the session: after a confirmation, and locked from then on (S1 §4). */
export const SessionCard = ({ session, onRegister }: SessionCardProps) => {
  const mayRegister = useRight('InscriptionSession', 'Create');
  const isOn = session.InscriptionSessionValide;
  const note = isOn ? texts.locked : texts.notYet;
  return (
    <Card>
      <CardHeader
        title={session.SessionNomComplet}
        detail={session.NiveauCoursLibelle}
        aside={
          <StatusBadge tone={isOn ? 'ok' : 'warning'}>{isOn ? texts.registered : texts.toDo}</StatusBadge>
        }
      />
      <CardBody>
        <Switch label={texts.switch} isOn={isOn} disabled={isOn || !mayRegister} onChange={onRegister} />
        <Text size="sm" tone="muted">
          {mayRegister ? note : SHARED_TEXTS.readOnly}
        </Text>
      </CardBody>
    </Card>
  );
};
