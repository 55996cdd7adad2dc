# {{name}}, seul

Ce dossier ne contient que `{{name}}` et, dans `packages/`, les paquets du portail sur lesquels il repose. Il se construit, se
contrôle et se met en service sans le dépôt du portail.

```sh
npx pnpm@10.34.9 install
npm run types
npm test
npm run build

export PORTAL_URL=https://portail.exemple.be     # le portail en service : quel contrat il parle
export RELEASES_BUCKET=s3://portail/versions     # ou RELEASES_DIR : où il lit ses versions
npm run portalctl -- publish {{name}}
npm run portalctl -- promote {{name}} <version>
```

Une version construite ici est, à l’octet près, celle que le dépôt construirait des mêmes sources. Le reste de ce
dossier, hors `pnpm-lock.yaml`, est écrit par `npm run new-remote -- --apart {{name}} <ce dossier>`, dans le dépôt :
relancez-la pour de nouveaux paquets.
