/** Folders stand one above the other, as files do. Specs are left out: they may look anywhere. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    { name: 'no-circles-of-folders', scope: 'folder', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '\\.spec\\.tsx?$', '^(backend|frontend)/(?!src(/|$))'] },
  },
};
