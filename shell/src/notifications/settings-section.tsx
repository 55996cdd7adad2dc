import type { ReactNode } from 'react';
import { useApi } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { NotificationSettings } from 'shared-contract/notifications/answers';
import { notificationSettings, saveNotificationSettings } from 'shared-contract/notifications/endpoints';
import { AsyncState, Box, Disclosure, SkeletonLines, Stack, Text } from 'shared-ui';
import { Checkbox } from 'shared-ui/kit/form';
import { setLetterKeys, useLetterKeys } from 'shared-ui/letter-keys';
import { KEYBOARD, PAGE, SETTINGS, type SettingsGroup } from './texts';

interface FrameProps {
  title: string;
  children: ReactNode;
}

const Frame = ({ title, children }: FrameProps) => (
  <Box as="fieldset" border="0" padding="0" margin="0">
    <Box as="legend" fontWeight="600" padding="0" marginBottom="1">
      {title}
    </Box>
    <Stack gap="2">{children}</Stack>
  </Box>
);

interface GroupProps {
  group: SettingsGroup;
  settings: NotificationSettings;
  isBusy: boolean;
  onChange: (settings: NotificationSettings) => void;
}

/** Settings of one kind of notification: choices, and what can't be switched off. */
const Group = ({ group, settings, isBusy, onChange }: GroupProps) => (
  <Frame title={group.title}>
    {group.choices.map(({ name, label }) => (
      <Checkbox
        key={name}
        checked={settings[name]}
        aria-disabled={isBusy || undefined}
        onChange={({ target }) => {
          if (!isBusy) onChange({ ...settings, [name]: target.checked });
        }}
      >
        {label}
      </Checkbox>
    ))}
    <Text tone="muted">{group.always}</Text>
  </Frame>
);

/** Kept by this browser, not by the portal. */
const KeyboardGroup = () => (
  <Frame title={KEYBOARD.title}>
    <Checkbox checked={useLetterKeys()} onChange={({ target }) => setLetterKeys(target.checked)}>
      {KEYBOARD.letters}
    </Checkbox>
    <Text tone="muted">{KEYBOARD.where}</Text>
  </Frame>
);

const Choices = ({ settings }: { settings: NotificationSettings }) => {
  const { run, isBusy } = useWrite(saveNotificationSettings, {
    success: PAGE.saved,
    failure: PAGE.saveFailed,
    refreshes: [notificationSettings],
  });
  return (
    <Stack gap="6">
      {SETTINGS.map((group) => (
        <Group
          key={group.title}
          group={group}
          settings={settings}
          isBusy={isBusy}
          onChange={(changed) => void run(changed)}
        />
      ))}
      <KeyboardGroup />
    </Stack>
  );
};

/** Notification settings by kind and channel; mandatory ones are marked. */
export const SettingsSection = () => {
  const query = useApi(notificationSettings);
  return (
    <Disclosure title={PAGE.settings}>
      <Box padding="4">
        <AsyncState query={query} skeleton={<SkeletonLines lines={8} />} errorTitle={PAGE.settingsError}>
          {(settings) => <Choices settings={settings} />}
        </AsyncState>
      </Box>
    </Disclosure>
  );
};
