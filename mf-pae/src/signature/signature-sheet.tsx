import { useRef, useState } from 'react';
import { asDialog } from 'shared-auth/late';
import { formatNumber } from 'shared-contract/base/format';
import { PAE_TEXTS } from 'shared-contract/quoted';
import { type SignaturePae, signedCredits, splitTransferred } from 'shared-contract/signature/signature';
import { BarTotal, Box, Button, late, Stack, Text, TextLink, usePreload, WideBar } from 'shared-ui';
import { SIGNATURE_TEXTS } from '../texts/signature';
import { ChangesAlert } from './changes-alert';
import type { CommentDialogProps } from './comment-dialog';
import { UnitTable } from './unit-table';
import { useSettle } from './use-settle';

const texts = SIGNATURE_TEXTS;

/** Its form is of no use to who signs. */
const CommentDialog = late<CommentDialogProps>(
  async () => (await import(/* webpackChunkName: "late-comment" */ './comment-dialog')).CommentDialog,
  asDialog(),
);

const sumOf = (units: SignaturePae['Items']): number =>
  units.reduce((sum, unit) => sum + unit.ConstitutionProgrammeUEECTS, 0);

export interface SignatureSheetProps {
  list: SignaturePae;
  /** false for staff who look at the student. */
  maySign: boolean;
}

/** What is signed: the units, those of another diploma apart, and the two ways to answer. */
export const SignatureSheet = ({ list, maySign }: SignatureSheetProps) => {
  const [isCommenting, setIsCommenting] = useState(false);
  usePreload(CommentDialog, maySign);
  const words = useRef<string | null>(null);
  const { sign, report, dialog, isLeaving, read } = useSettle(list, () => setIsCommenting(false));
  const { own, transferred } = splitTransferred(list.Items);
  const hasChanged = read !== null && read.Empreinte !== list.Empreinte;
  return (
    <Stack gap="5">
      {hasChanged && <ChangesAlert read={read} now={list} />}
      <UnitTable
        title={texts.unitsTitle}
        caption={texts.unitsCaption}
        units={own}
        total={signedCredits(list.Items)}
      />
      {transferred.length > 0 && (
        <UnitTable
          title={PAE_TEXTS.transferredCredits}
          caption={texts.transferredCaption}
          text={texts.transferredText}
          units={transferred}
          total={sumOf(transferred)}
        />
      )}
      <Text size="sm">
        {maySign && `${texts.binding} `}
        <TextLink href={list.ReglementEtudes} newTab>
          {texts.regulations}
        </TextLink>
      </Text>
      {maySign && (
        <>
          <Box css={{ '@media print': { display: 'none' } }}>
            <Text mb="2">{texts.doubt}</Text>
            <Button variant="outline" icon="send" onClick={() => setIsCommenting(true)}>
              {PAE_TEXTS.reportProblem}
            </Button>
          </Box>
          <WideBar
            label={texts.bar}
            figure={<BarTotal label={texts.credits} value={formatNumber(signedCredits(list.Items))} />}
          >
            <Button busy={isLeaving} onClick={() => void sign()}>
              {PAE_TEXTS.signPae}
            </Button>
          </WideBar>
        </>
      )}
      {isCommenting && <CommentDialog words={words} onSend={report} onClose={() => setIsCommenting(false)} />}
      {dialog}
    </Stack>
  );
};
