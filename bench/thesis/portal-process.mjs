import { register } from 'tsx/esm/api';

// The portal in a process of its own, so that its memory is its own; it says where it is and who is signed in.
register();
const { openTestPortal } = await import('../../api/src/testing/portal.ts');

const FIRST_STUDENT = 240_001;
const portal = await openTestPortal();
const origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
/** @type {string[]} */
const sessions = [];
for (let rank = 0; rank < Number(process.argv[2]); rank += 1) {
  const { cookies } = await portal.as(String(FIRST_STUDENT + rank));
  sessions.push([...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
}
process.send?.({ origin, sessions });
process.once('message', async () => {
  await portal.close();
  process.exit(0);
});
