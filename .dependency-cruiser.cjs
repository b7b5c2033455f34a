/**
 * Which folders may import which. docs/map.md explains the same rules in a table.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const leaves = '^packages/(tenancy|forms|escaping|finance|environment|illustration|listing|budgets|vin)/';

const publicFilesOfLake = Object.values(require('./packages/lake/package.json').exports).map(
  (file) => `^packages/lake/${file.slice(2).replaceAll('.', '\\.')}$`,
);

/** A package may import itself, the leaves, and the packages listed here. */
const packageRule = (name, allowed = []) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import ${['the leaves', ...allowed].join(', ')} and npm packages only.`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: {
    path: '^(app|studio|packages|scripts)/',
    pathNot: [`^packages/${name}/`, leaves, ...allowed.map((other) => `^packages/${other}/`)],
  },
});

/** Folders of `app`, from the ground up. A folder may import the ones before it, types aside. */
const rooms = [
  'http',
  'locales',
  'ui',
  'stores',
  'visitor',
  'forms',
  'vehicles',
  'blocks',
  'site',
  'routes',
  'server',
];

const roomRule = (room, index) => ({
  name: `app-${room}-imports`,
  comment: `app/${room} may import ${rooms.slice(0, index).join(', ') || 'no other folder of app'}; types from anywhere.`,
  severity: 'error',
  from: { path: `^app/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    // Files directly in `app` are entries, except those through which all reach Remix.
    path: [`^app/(${rooms.slice(index + 1).join('|') || '-'})/`, '^app/(?!framework\\.)[^/]+$'],
    // The server renders the root for search templates.
    ...(room === 'server' && { pathNot: '^app/root\\.tsx$' }),
    dependencyTypesNot: ['type-only'],
  },
});

/** Folders of `packages/lake/access`, from the ground up (packages/lake/README.md). */
const accessFolders = [
  'secrets',
  'rights',
  'audit',
  'accounts',
  'sessions',
  'two-factor',
  'sign-in',
  'people',
  'commands',
];

const accessRule = (folder, index) => ({
  name: `lake-access-${folder}-imports`,
  comment: `access/${folder} may import ${accessFolders.slice(0, index).join(', ') || 'no other folder of access'}.`,
  severity: 'error',
  from: { path: `^packages/lake/access/${folder}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: [
      `^packages/lake/access/(${accessFolders.slice(index + 1).join('|') || '-'})/`,
      '^packages/lake/access/[^/]+$',
    ],
  },
});

module.exports = {
  forbidden: [
    ...rooms.map(roomRule),
    ...accessFolders.map(accessRule),
    {
      name: 'components-stand-alone',
      severity: 'error',
      comment: 'What two folders of app/ui share lies directly in app/ui.',
      from: { path: '^app/ui/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^app/ui/[^/]+/', pathNot: '^app/ui/($1|icons)/' },
    },
    {
      name: 'pages-stand-alone',
      severity: 'error',
      comment:
        'What two pages share belongs in a folder below app/routes, such as app/site. Types may be imported.',
      from: { path: '^app/routes/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^app/routes/[^/]+/',
        pathNot: '^app/routes/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Merge two modules that import each other, or move the shared part to a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // TopoJSON's specification is a type-only package.
      to: { couldNotResolve: true, pathNot: '^(virtual:|topojson-specification$)' },
    },
    {
      name: 'leaves-import-nothing',
      severity: 'error',
      comment:
        'tenancy, forms, escaping, finance, environment, illustration, listing, budgets and vin are leaves: they import only each other and npm packages.',
      from: { path: leaves },
      to: { path: '^(app|studio|packages|scripts)/', pathNot: leaves },
    },
    packageRule('content'),
    {
      name: 'objects-are-below-documents',
      severity: 'error',
      comment:
        'Field types are parts of documents and blocks, and know neither. What two of them share belongs in objects.',
      from: { path: '^packages/content/objects/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/content/(documents|blocks)/' },
    },
    packageRule('visits', ['content', 'database']),
    packageRule('database'),
    packageRule('inventory', ['database']),
    packageRule('leads', ['database']),
    packageRule('service', ['database']),
    packageRule('trade', ['database']),
    packageRule('vault', ['database']),
    packageRule('lake', ['database']),
    packageRule('platform', [
      'content',
      'database',
      'inventory',
      'lake',
      'leads',
      'service',
      'trade',
      'vault',
      'visits',
    ]),
    {
      name: 'platform-reads-no-environment',
      severity: 'error',
      comment: 'What the platform needs of the environment arrives as values.',
      from: { path: '^packages/platform/' },
      to: { path: '^packages/environment/' },
    },
    {
      name: 'lake-is-public-by-exports',
      severity: 'error',
      comment: 'Other folders import of the lake what its package.json exports. Tests may open its parts.',
      from: {
        path: '^(app|studio|packages|scripts|tools|bench)/',
        pathNot: '^packages/lake/|\\.test\\.tsx?$',
      },
      to: { path: '^packages/lake/', pathNot: publicFilesOfLake },
    },
    {
      name: 'lake-knows-no-cars',
      severity: 'error',
      comment: 'lake imports database, budgets and npm packages only.',
      from: { path: '^packages/lake/', pathNot: '\\.test\\.ts$' },
      to: { path: leaves, pathNot: '^packages/budgets/' },
    },
    {
      name: 'quick-tests-start-no-process',
      severity: 'error',
      comment:
        'A test that starts a process, or uses what does, is named *.system.test.ts or lies in a folder of system tests (scripts/test/tiers.ts).',
      from: {
        path: '\\.test\\.tsx?$',
        pathNot: '\\.system\\.test\\.tsx?$|^tests/(integration|security|faults|e2e)/',
      },
      to: {
        path: '^(node:)?(child_process|worker_threads|cluster)$|^tests/(integration|security|faults|e2e|smoke)/',
      },
    },
    {
      name: 'product-not-tests',
      severity: 'error',
      comment: 'Stubs, fixtures and other test support live in tests/support, for tests and benchmarks only.',
      from: { path: '^(app|studio|packages|scripts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
    {
      name: 'app-not-studio',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(studio|scripts)/' },
    },
    {
      name: 'app-not-schemas',
      severity: 'error',
      comment: 'Schemas describe the Studio; the site reads content through queries.',
      from: { path: '^app/' },
      to: { path: '\\.schema\\.ts$' },
    },
    {
      name: 'pages-are-plain-data',
      severity: 'error',
      comment: 'page.ts is read before the build: code belongs in page.server.ts beside it.',
      from: { path: '^app/routes/.*/page\\.ts$' },
      to: { path: '\\.(server\\.ts|tsx)$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-are-on-top',
      severity: 'error',
      comment: 'What other folders need of a page belongs below: paths come from pathTo.',
      from: {
        path: '^app/(http|locales|ui|stores|visitor|forms|vehicles|blocks|site)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^app/routes/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'studio-imports',
      severity: 'error',
      comment:
        'The studio API of leads is one contract for both sides, with the shape of a lead that it is made of, and names for its parts.',
      from: { path: '^studio/' },
      to: {
        path: '^(app|packages|scripts)/',
        pathNot: [
          '^packages/content/schema\\.ts$',
          '^packages/(tenancy|forms|visits/popups)/',
          '^packages/inventory/(advertised|cars|search)-api\\.ts$',
          '^packages/leads/(inbox/((change|inbox|report|setup)-api|outcome)|privacy/(data-log-api|privacy-api)|push/push-api|messages/(message|messages-api)|wording/lead-words|lead)\\.ts$',
        ],
      },
    },
    {
      name: 'no-env-in-packages',
      severity: 'error',
      comment: 'Only entry points read the environment.',
      from: { path: '^packages/', pathNot: '\\.test\\.ts$' },
      to: { path: '^app/env\\.server\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The benchmark's peers have their own packages, installed on first use.
    exclude: { path: '(^|/)(node_modules|build|dist)/|^bench/peers/(stock-remix|itemsjs|next)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
