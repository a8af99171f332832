/** Which room may open which door. Dependencies point one way; see docs/architecture.md. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(libs|backend|frontend)/', pathNot: [from, '/node_modules/', ...allowed] },
});

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    only('eventsourcing-stands-alone', '^libs/eventsourcing/', []),
    only('domain-knows-the-kernel', '^libs/domain/', ['^libs/eventsourcing/']),
    only('scenarios-stand-alone', '^libs/scenarios/', []),
    only('contracts-stand-alone', '^libs/contracts/', []),
    only('chronicler-knows-the-eras', '^libs/chronicler/', ['^libs/scenarios/']),
    only('local-stack-stands-beside', '^libs/local-stack/', ['^libs/chronicler/']),
    {
      name: 'backend-source',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(libs|backend|frontend)/',
        pathNot: ['^backend/src/', '^libs/(eventsourcing|domain|scenarios|contracts)/', '/node_modules/'],
      },
    },
    only('frontend-source', '^frontend/src/', ['^libs/contracts/', '^libs/scenarios/src/public/']),
    {
      name: 'pure-libraries-are-pure',
      comment:
        'No framework, no driver, no Node in the kernel, the rules, the eras and the contracts. Persistent maps are pure, and so is a check against a schema.',
      severity: 'error',
      from: { path: '^libs/(eventsourcing|domain|scenarios|contracts)/src/', pathNot: '\\.spec\\.ts$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^(libs/domain/)?node_modules/(immutable|ajv)/',
      },
    },
    {
      name: 'event-store-driver-behind-one-port',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/platform/event-store/' },
      to: { path: 'node_modules/@eventstore' },
    },
    {
      name: 'http-at-the-edge-only',
      comment:
        'Rules, handlers, queries, read models, narrators and queues know nothing of HTTP: they throw what platform/refusals has. ' +
        'The sign-ins are what the guard asks.',
      severity: 'error',
      from: {
        path: '^backend/src/',
        pathNot: [
          '^backend/src/platform/http/',
          '^backend/src/(accounts|staff)/sessions/',
          '^backend/src/(start-backend|describe-api)\\.ts$',
          '\\.(endpoint|cookie|hook|module|role)\\.ts$',
        ],
      },
      to: { path: ['^backend/src/platform/http/', 'node_modules/(@types/)?express/'] },
    },
    {
      name: 'one-table-of-problems',
      comment: 'Which answer an error gets is said in platform/http alone.',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: '^backend/src/platform/http/' },
      to: { path: '^backend/src/platform/http/(edge-error|problem-of|problem\\.filter)\\.ts$' },
    },
    {
      name: 'platform-knows-no-slice',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/', pathNot: '^backend/src/platform/' },
    },
    {
      name: 'a-slice-shows-only-its-public-face',
      comment: 'Another slice is entered through its index.ts.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^backend/src/([^/]+)/',
        pathNot: ['^backend/src/$1/', '^backend/src/platform/', '^backend/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'a-room-of-play-shows-only-its-public-files',
      comment:
        'Its index.ts, its modules, and what its endpoints answer. Circles of rooms: see the rules of folders.',
      severity: 'error',
      from: { path: '^backend/src/play/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^backend/src/play/',
        pathNot: ['^backend/src/play/$1/', '^backend/src/play/[^/]+/(index|[^/]+\\.(module|answers))\\.ts$'],
      },
    },
    {
      name: 'features-meet-only-in-app',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/(features/|app/)', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'shared-ui-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(components|lib)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'the-desks-stand-apart',
      comment:
        'A bundle of their own: what players load knows nothing of the desks, and they know nothing of its screens.',
      severity: 'error',
      from: { path: '^frontend/src/(?!desk/|strings/desk/)', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/(desk|strings/desk)/' },
    },
    {
      name: 'the-desks-have-their-own-screens',
      severity: 'error',
      from: { path: '^frontend/src/desk/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'screens-of-a-desk-meet-only-in-its-app',
      comment:
        'What several need is in desk/lib and desk/ui; acts are asked for, and personal text is opened, from wherever they belong.',
      severity: 'error',
      from: { path: '^frontend/src/desk/(?!(?:app|testing)/)([^/]+)/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/desk/', pathNot: '^frontend/src/desk/($1|lib|ui|acts|grant)/' },
    },
    {
      name: 'strings-stand-alone',
      comment: 'A language is a set of sentences; what shows them is not its affair.',
      severity: 'error',
      from: { path: '^frontend/src/strings/', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^frontend/src/', pathNot: '^frontend/src/strings/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|node_modules/.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['@rubicon/source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
