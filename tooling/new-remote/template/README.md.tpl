# {{name}}

{{label}}: what the domain covers, in one or two sentences.

| path       | title     | right · event |
| ---------- | --------- | ------------- |
| `{{path}}` | {{label}} | every student |

## What to change first

What is still as generated is listed by `npm run dev -- {{name}}` and by `publish`, in French, until it is changed.

- `portal.json` – the tile: its sentence, its icon (a name of `shared-ui/src/icon/paths.ts`), its rank (`order`, among the
  other domains' tiles), its section; who may open the screen (`roles`, or `screen` and `flag`).
- `src/texts.ts` – the sentences of the screen.
- `src/home/` – the screen, which is an example, and its test.
- This file: its first sentence, the table, this list.

## Where things are

- `portal.json` – the screens, their titles, tiles and access; read without any code of the remote.
- `src/remote.tsx` – the only exposed module: one lazy component for each path of `portal.json`. Nothing runs at import.
- `src/home/` – the first screen and its test. A folder a screen; `mf-records` shows screens that read and write.
- `src/texts.ts` – the domain’s sentences.
- `e2e/screens/{{short}}.ts` – the screens that the accessibility gate opens.

The server draws the screens too, from the same sources: nothing reads `document`, `window` or the clock while it renders.
A promotion warns of a screen that the server can not draw, and refuses one that the browser does not draw alike.

## Work, check, ship

`npm run dev -- {{name}}` serves this remote inside the real shell; an open page takes each edit and keeps its state.
It builds the server and the shell and no other domain. `npm run portalctl -- publish {{name}}`, then `promote {{name}} <version>`,
which first opens it in a browser; once it has a version in service, `--percent 10 --pour <account>` tries the next one on a tenth
of the people, and on you.
