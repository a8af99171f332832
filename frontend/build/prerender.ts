/**
 * Vite plugin: after the build writes the public pages as HTML, `<path>/index.html` each, the bare page for the player's screens
 * (`app.html`), the page for unknown addresses (`404.html`), sitemap.xml and robots.txt. They hold placeholders which the server fills in
 * (contracts, `page-values.ts`).
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PageHead } from '../src/lib/head/page-heads.js';
import { appHtml, pageHtml } from './page-html.js';

type Prerender = typeof import('../src/app/prerender.js');

const ENTRY = 'src/app/prerender.tsx';
/** An address no route knows. */
const UNKNOWN = '/404';

/** Files of the faces (src/assets/fonts) that a page is drawn with first: the text's, and the era's for its name. More would hold up the rest. */
const textFace = 'source-serif-4-plain';
const eraFaces = {
  french_revolution: 'im-fell-dw-pica',
  roman_republic: 'cinzel',
  sengoku_japan: 'shippori-mincho',
} as const;

export function prerender(): Plugin {
  let config: ResolvedConfig;
  let client: Rolldown.OutputBundle | null = null;
  return {
    name: 'rubicon-prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved;
    },
    writeBundle: (_, bundle) => {
      client = bundle;
    },
    async closeBundle() {
      // Called after a failed build too.
      if (client === null) return;
      const outDir = path.resolve(config.root, config.build.outDir);
      const folder = await mkdtemp(path.join(config.root, 'dist-server-'));
      try {
        await writePages(await buildForNode(config, folder), folder, outDir, client);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

async function buildForNode(config: ResolvedConfig, folder: string): Promise<Rolldown.RolldownOutput> {
  const result = await build({
    root: config.root,
    ...(config.configFile === undefined ? {} : { configFile: config.configFile }),
    logLevel: 'warn',
    build: {
      ssr: ENTRY,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      sourcemap: false,
      // The groups are for what a browser fetches.
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one bundle was expected');
  return result;
}

async function writePages(
  server: Rolldown.RolldownOutput,
  folder: string,
  outDir: string,
  client: Rolldown.OutputBundle,
): Promise<void> {
  const entry = server.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('the bundle for Node has no entry');
  const { renderPage, screenLoader, pageHeads, fullTitle, origin, socialCard } = (await import(
    pathToFileURL(path.join(folder, entry.fileName)).href
  )) as Prerender;
  const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
  const preloaded = new Set([...template.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, href]) => href));
  const write = async (file: string, text: string) => {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };

  await write('app.html', appHtml(template));
  for (const [address, head] of Object.entries(pageHeads)) {
    const load = screenLoader(address);
    if (!load) throw new Error(`${address} has a head and no route`);
    const scripts = scriptsOf(load, server, client).filter((href) => !preloaded.has(href));
    const html = pageHtml(template, {
      path: address,
      origin,
      head,
      card: socialCard(head.card),
      title: fullTitle(head.title),
      content: head.prerendered === 'page' ? await renderPage(address) : '',
      scripts,
      fonts: fontsOf(head, client),
    });
    await write(address === '/' ? 'index.html' : `${address.slice(1)}/index.html`, html);
  }
  const home = pageHeads['/']!;
  await write(
    '404.html',
    pageHtml(template, {
      path: UNKNOWN,
      origin,
      head: { ...home, indexed: false },
      card: socialCard(home.card),
      title: fullTitle('Not found'),
      content: await renderPage(UNKNOWN),
      scripts: [],
      fonts: fontsOf(home, client),
    }).replace(/\s*<link rel="canonical"[^>]*>/, ''),
  );
  await write('sitemap.xml', sitemap(pageHeads, origin));
  await write(
    'robots.txt',
    `User-agent: *\nDisallow: /api/\nDisallow: /staff\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
}

/** The scripts of a screen: the chunk its loader imports, with all that it stands on. */
function scriptsOf(
  load: () => unknown,
  server: Rolldown.RolldownOutput,
  client: Rolldown.OutputBundle,
): string[] {
  // Bundled for Node a screen keeps its import, from which its module is known.
  const imported = /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(load.toString())?.[1];
  const forNode = server.output.find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && imported !== undefined && file.fileName.endsWith(imported),
  );
  const chunks = Object.values(client).filter((file) => file.type === 'chunk');
  const screen = chunks.find(
    ({ facadeModuleId }) => facadeModuleId !== null && facadeModuleId === forNode?.facadeModuleId,
  );
  if (!screen) throw new Error(`no chunk of the build is loaded by ${load.toString()}`);
  const files = new Set<string>();
  const add = (fileName: string): void => {
    if (files.has(fileName)) return;
    files.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(add);
  };
  add(screen.fileName);
  return [...files].map((fileName) => `/${fileName}`);
}

function fontsOf({ era }: PageHead, client: Rolldown.OutputBundle): string[] {
  const needed = [textFace, ...(era ? [`${eraFaces[era]}-names`] : [])];
  return needed.map((font) => {
    const file = Object.keys(client).find((name) => name.startsWith(`assets/${font}-`));
    if (file === undefined) throw new Error(`no font of the build is called ${font}`);
    return `/${file}`;
  });
}

function sitemap(heads: Readonly<Record<string, PageHead>>, origin: string): string {
  const addresses = Object.entries(heads)
    .filter(([, { indexed }]) => indexed)
    .map(([address]) => `  <url><loc>${origin}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</urlset>
`;
}
