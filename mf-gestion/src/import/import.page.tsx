import { downloadFile } from 'shared-auth/download';
import { exportedPackage } from 'shared-contract/imports/endpoints';
import { AsyncState, Box, Button, ScreenOnly, SkeletonLines } from 'shared-ui';
import { DeskFrame } from '../shared/desk-frame';
import { DeskHead } from '../shared/desk-head';
import { IMPORT_TEXTS } from '../texts/imports';
import { History } from './history';
import { ImportSteps, ImportView, type ImportViewProps } from './import-view';
import { PackageUpload } from './package-upload';
import { useImport, useImports } from './use-imports';

const texts = IMPORT_TEXTS;

const PARTS = {
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const Shown = ({ importId, ...rest }: Omit<ImportViewProps, 'one'> & { importId: number }) => {
  const query = useImport(importId);
  return (
    <AsyncState query={query} errorTitle={texts.oneError} skeleton={<SkeletonLines lines={6} />}>
      {(one) => (
        <Box css={PARTS}>
          <ImportSteps state={one.Etat} />
          <ImportView {...rest} one={one} />
        </Box>
      )}
    </AsyncState>
  );
};

const ExportButton = () => (
  <ScreenOnly>
    <Button
      variant="outline"
      size="sm"
      icon="download"
      onClick={() =>
        void downloadFile({ path: exportedPackage.path, isMade: true, pending: texts.exported.pending })
      }
    >
      {texts.exported.button}
    </Button>
  </ScreenOnly>
);

/** /gestion/import: a package of the school's data, checked, read again and imported (CONTRACT §7.11). */
export default function ImportPage() {
  const { query, shown, choose } = useImports();
  const row = query.data?.Imports.find(({ ImportID }) => ImportID === shown);
  return (
    <DeskFrame current="/gestion/import">
      <DeskHead
        title={texts.title}
        lead={row ? texts.deposited(row) : texts.lead}
        actions={<ExportButton />}
      />
      <AsyncState query={query} errorTitle={texts.error} skeleton={<SkeletonLines lines={8} />}>
        {({ Imports, TailleMax }) => (
          <Box css={PARTS}>
            {shown === null ? (
              <Box css={PARTS}>
                <ImportSteps state={null} />
                <PackageUpload maxBytes={TailleMax} onDone={choose} />
              </Box>
            ) : (
              <Shown key={shown} importId={shown} maxBytes={TailleMax} onShow={choose} />
            )}
            <ScreenOnly>
              <History rows={Imports} shown={shown} onShow={choose} />
            </ScreenOnly>
          </Box>
        )}
      </AsyncState>
    </DeskFrame>
  );
}
