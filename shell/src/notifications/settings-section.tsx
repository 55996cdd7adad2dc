import { useApi } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { NotificationSettings } from 'shared-contract/notifications/answers';
import { notificationSettings, saveNotificationSettings } from 'shared-contract/notifications/endpoints';
import { AsyncState, Disclosure, SkeletonLines, Stack, Text } from 'shared-ui';
import { Checkbox } from 'shared-ui/kit/form';
import { PAGE } from './texts';

const CHOICES = [
  { name: 'RappelEcran', label: PAGE.onScreen },
  { name: 'RappelCourriel', label: PAGE.byMail },
] as const;

const Choices = ({ settings }: { settings: NotificationSettings }) => {
  const { run, isBusy } = useWrite(saveNotificationSettings, {
    success: PAGE.saved,
    failure: PAGE.saveFailed,
    refreshes: [notificationSettings],
  });
  return (
    <Stack gap="3">
      {CHOICES.map(({ name, label }) => (
        <Checkbox
          key={name}
          checked={settings[name]}
          disabled={isBusy}
          onChange={({ target }) => void run({ ...settings, [name]: target.checked })}
        >
          {label}
        </Checkbox>
      ))}
    </Stack>
  );
};

/** How reminders reach her; what can't be switched off says so. */
export const SettingsSection = () => {
  const query = useApi(notificationSettings);
  return (
    <Disclosure title={PAGE.settings}>
      <Stack gap="4" padding="4">
        <AsyncState query={query} skeleton={<SkeletonLines lines={2} />} errorTitle={PAGE.settingsError}>
          {(settings) => <Choices settings={settings} />}
        </AsyncState>
        <Text tone="muted">{PAGE.settingsText}</Text>
      </Stack>
    </Disclosure>
  );
};
