import { AsyncState, Box, Icon, List, Skeleton, Text, TextLink } from 'shared-ui';
import { iconPaperclip } from 'shared-ui/icons';
import { filePath } from '../paths';
import { TEXTS } from '../texts';
import { useAttachments } from './use-notices';

const texts = TEXTS.notices;

/** Files of a notice; nothing at all when there is none. */
export const AttachmentList = ({ annonceId }: { annonceId: number }) => {
  const attachments = useAttachments(annonceId);
  const isEmpty = attachments.data?.length === 0;
  if (isEmpty) return null;
  return (
    <Box mt="3">
      <AsyncState
        query={attachments}
        errorTitle={texts.attachmentsError}
        skeleton={<Skeleton width="12rem" />}
      >
        {(files) => (
          <>
            <Text size="xs" tone="muted" mb="1">
              {texts.attachments}
            </Text>
            <List>
              {files.map((file) => (
                <Box
                  as="li"
                  key={file.PieceJointeFichierID}
                  display="flex"
                  gap="2"
                  alignItems="center"
                  minH="2.25rem"
                >
                  <Icon path={iconPaperclip} size="sm" />
                  <TextLink href={filePath(file.PieceJointeFichierID)}>{file.PieceJointeFichierNom}</TextLink>
                </Box>
              ))}
            </List>
          </>
        )}
      </AsyncState>
    </Box>
  );
};
