packages:
  - {{name}}

# What the domain stands on, wherever it is asked for: files that `pnpm pack` wrote, or versions of a registry.
overrides:
  deploy: file:packages/deploy.tgz
  release-store: file:packages/release-store.tgz
  server-commands: file:packages/server-commands.tgz
  shared-auth: file:packages/shared-auth.tgz
  shared-contract: file:packages/shared-contract.tgz
  shared-router: file:packages/shared-router.tgz
  shared-ui: file:packages/shared-ui.tgz
  tooling: file:packages/tooling.tgz

{{catalog}}
