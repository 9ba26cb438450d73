{
  "name": "@butterfly/remote-{{id}}",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "sideEffects": ["*.css"],
  "dependencies": {
    "@butterfly/contracts": "workspace:*",
    "@butterfly/plugin-sdk": "workspace:*",
    "@butterfly/record-kit": "workspace:*",
    "@butterfly/ui-kit": "workspace:*",
    "@tanstack/react-query": "catalog:",
    "antd": "catalog:",
    "react": "catalog:",
    "react-dom": "catalog:",
    "react-router-dom": "catalog:"
  },
  "devDependencies": {
    "@butterfly/build-presets": "workspace:*",
    "@butterfly/testing": "workspace:*",
    "@types/react": "catalog:"
  }
}
