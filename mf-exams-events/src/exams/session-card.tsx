import { useRight } from 'shared-auth';
import type { ExamSession } from 'shared-contract/exams/exams';
import { Card, CardBody, CardHeader, StatusBadge, Text } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { Switch } from 'shared-ui/form';
import { SHARED_TEXTS, EXAM_TEXTS as texts } from '../texts';

interface SessionCardProps {
  session: ExamSession;
  isBusy: boolean;
  onRegister: () => void;
}

/** The switch that registers to the session: after a confirmation, and locked from then on (S1 §4). */
export const SessionCard = ({ session, isBusy, onRegister }: SessionCardProps) => {
  const mayRegister = useRight('InscriptionSession', 'Create');
  const [confirm, question] = useConfirm();
  const isOn = session.InscriptionSessionValide;
  const ask = async () => {
    const isConfirmed = await confirm({
      title: texts.confirmTitle(session.SessionNomComplet),
      text: texts.confirmText,
      confirmLabel: texts.confirm,
    });
    if (isConfirmed) onRegister();
  };
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
        <Switch
          label={texts.switch}
          isOn={isOn}
          disabled={isOn || isBusy || !mayRegister}
          onChange={() => void ask()}
        />
        <Text size="sm" tone="muted">
          {mayRegister ? note : SHARED_TEXTS.readOnly}
        </Text>
      </CardBody>
      {question}
    </Card>
  );
};
