import { useApi } from 'shared-auth';
import { sessionExams } from 'shared-contract/exams/endpoints';
import type { ExamLine, ExamSession } from 'shared-contract/exams/exams';
import { AsyncState, Card, CardBody, CardHeader, Stack, Text } from 'shared-ui';
import { ReceiptsCard } from '../shared/receipts-card';
import { EXAM_TEXTS as texts } from '../texts/exams';
import { ExamList } from './exam-list';
import { ExamListSkeleton } from './exams-skeleton';

interface ChosenProps {
  title: string;
  detail?: string;
  lines: readonly ExamLine[];
}

const Chosen = ({ lines, ...head }: ChosenProps) =>
  lines.length > 0 && (
    <Card as="section">
      <CardHeader {...head} />
      <ExamList lines={lines} inset />
    </Card>
  );

/** Read-only view of a closed window: chosen or available exams, with dates (CONTRACT §7.3). */
export const ClosedExams = ({ session }: { session: ExamSession }) => {
  const isIn = session.InscriptionSessionValide;
  return (
    <Stack gap="4">
      <Card as="section">
        <CardHeader title={session.SessionNomComplet} detail={session.NiveauCoursLibelle} />
        <CardBody>
          <Text>{isIn ? texts.closedIn : texts.closedOut}</Text>
        </CardBody>
      </Card>
      <AsyncState
        query={useApi(sessionExams)}
        skeleton={<ExamListSkeleton />}
        errorTitle={texts.errorTitle}
        isEmpty={() => false}
      >
        {(lines) => {
          const registered = lines.filter((line) => line.ResultatEtudiantInscrit);
          const others = lines.filter((line) => !line.ResultatEtudiantInscrit);
          return (
            <Stack gap="4">
              <Chosen
                title={texts.examsTitle}
                detail={texts.registeredTo(registered.length)}
                lines={registered}
              />
              <Chosen
                title={isIn ? texts.othersTitle : texts.comingTitle(others.length)}
                {...(isIn ? { detail: texts.notRegisteredTo(others.length) } : {})}
                lines={others}
              />
            </Stack>
          );
        }}
      </AsyncState>
      <ReceiptsCard domain="Examens" isLikely={isIn} />
    </Stack>
  );
};
