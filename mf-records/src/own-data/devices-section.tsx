import { useWrite } from 'shared-auth/write';
import { formatInstant } from 'shared-contract/base/dates';
import type { Device } from 'shared-contract/own-data/answers';
import { devices, disconnectDevice } from 'shared-contract/own-data/endpoints';
import { AsyncState, Button, Card, Section, SkeletonTable, Stack, StatusBadge, Text } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/table';
import { OWN_DATA_TEXTS } from '../texts/own-data';
import { useDevices } from './use-own-data';

const texts = OWN_DATA_TEXTS.devices;

const nameOf = ({ Nom }: Device): string => Nom ?? texts.unknown;

const Disconnect = ({ device }: { device: Device }) => {
  const { run, isBusy } = useWrite(disconnectDevice, {
    success: texts.disconnected,
    failure: texts.failed,
    refreshes: [devices],
  });
  if (device.EstCeluiCi)
    return (
      <StatusBadge tone="info" bare>
        {texts.here}
      </StatusBadge>
    );
  return (
    <Button
      variant="outline"
      size="sm"
      busy={isBusy}
      aria-label={texts.disconnectNamed(nameOf(device), formatInstant(device.OuverteLe))}
      onClick={() => void run(undefined, { AppareilID: device.AppareilID })}
    >
      {texts.disconnect}
    </Button>
  );
};

const COLUMNS: Column<Device>[] = [
  { key: 'name', header: texts.name, isRowHeader: true, cell: nameOf },
  { key: 'opened', header: texts.opened, cell: ({ OuverteLe }) => formatInstant(OuverteLe) },
  { key: 'seen', header: texts.seen, cell: ({ VuLe }) => formatInstant(VuLe) },
  { key: 'action', header: texts.action, cell: (device) => <Disconnect device={device} /> },
];

/** Where she is signed in; every session but this one can be ended from here. */
export const DevicesSection = () => (
  <Section title={texts.title}>
    <Stack gap="4">
      <Text>{texts.text}</Text>
      <AsyncState
        query={useDevices()}
        errorTitle={texts.error}
        skeleton={<SkeletonTable rows={2} columns={4} />}
      >
        {(list) => (
          <Card>
            <DataTable
              caption={texts.caption}
              columns={COLUMNS}
              rows={list}
              rowKey={({ AppareilID }) => AppareilID}
            />
          </Card>
        )}
      </AsyncState>
    </Stack>
  </Section>
);
