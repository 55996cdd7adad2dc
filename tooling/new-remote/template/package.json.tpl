{
  "name": "{{name}}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "dependencies": {
    "react": "catalog:",
    "shared-auth": "workspace:*",
    "shared-ui": "workspace:*"
  },
  "devDependencies": {
    "tooling": "workspace:*",
    "webpack": "catalog:",
    "webpack-cli": "catalog:"
  },
  "scripts": {
    "build": "webpack --mode production",
    "dev": "node ../scripts/dev.mjs {{name}}"
  }
}
