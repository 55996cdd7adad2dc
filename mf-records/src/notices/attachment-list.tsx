import { AsyncState, Box, Icon, List, TextLink, VisuallyHidden } from 'shared-ui';
import { iconPaperclip } from 'shared-ui/icons';
import { filePath } from '../paths';
import { NOTICES_TEXTS } from '../texts/notices';
import { useAttachments } from './use-notices';

const texts = NOTICES_TEXTS;
/** Height of one file, rem: a finger's. */
const LINE = 2.75;

interface AttachmentListProps {
  annonceId: number;
  /** How many there are: their room is kept while they come. */
  count: number;
}

/** Files of a notice, after its text. */
export const AttachmentList = ({ annonceId, count }: AttachmentListProps) => (
  <Box mt="2" minH={`${count * LINE}rem`}>
    <AsyncState query={useAttachments(annonceId)} errorTitle={texts.attachmentsError} skeleton={null}>
      {(files) => (
        <>
          <VisuallyHidden>{texts.attachments}</VisuallyHidden>
          <List>
            {files.map((file) => (
              <Box
                as="li"
                key={file.PieceJointeFichierID}
                display="flex"
                gap="2"
                alignItems="center"
                minH={`${LINE}rem`}
                overflowWrap="anywhere"
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
