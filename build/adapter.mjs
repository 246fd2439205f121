import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

const ACTIONS = '/server-reference-manifest.json'
const CLIENT_FILES = '_client-reference-manifest.js'
/** Turbopack's name of the project's folder. */
const PROJECT = '[project]/'

/** Next's adapter: records what the build made, for the pack step. Only the build script sets it. */
export default {
  name: 'pack',
  async onBuildComplete({ outputs, routing, distDir }) {
    const { prerenders, staticFiles, appPages, appRoutes } = outputs
    const isData = ({ pathname }) => pathname.endsWith(routing.rsc.suffix)
    const pages = appPages.filter((page) => !isData(page))
    const routes = appRoutes.filter((route) => !isData(route))
    const made = {
      // Nothing asks for the client-side router's data.
      prerenders: prerenders.filter(({ pathname }) => !pathname.endsWith(routing.rsc.suffix)),
      staticFiles,
      pages: await Promise.all(
        pages.map(async ({ assets, ...page }) => ({ ...sourceOf(page), clientFiles: await clientFilesOf(assets) })),
      ),
      routes: routes.map(sourceOf),
      serverActions: await serverActionsOf(appPages),
    }
    await writeFile(join(distDir, 'outputs.json'), JSON.stringify(made))
  },
}

function sourceOf({ id, pathname, sourcePage }) {
  return { id, pathname, sourcePage }
}

/** The site's own files among those that run in the browser. */
async function clientFilesOf(assets) {
  const [, manifest] = Object.entries(assets).find(([name]) => name.endsWith(CLIENT_FILES)) ?? []
  if (!manifest) throw new Error(`Next lists no ${CLIENT_FILES} among a page's assets: see build/adapter.mjs`)
  const context = {}
  runInNewContext(await readFile(manifest, 'utf8'), context)
  const modules = Object.values(context.__RSC_MANIFEST).flatMap(({ clientModules }) => Object.keys(clientModules))
  const own = modules.filter((name) => name.startsWith(PROJECT) && !name.includes('/node_modules/'))
  return [...new Set(own.map((name) => name.slice(PROJECT.length).replace(/ <.*$/, '')))].sort()
}

/** The source pages that have a Server Action. Such a page counts as static in every other respect. */
async function serverActionsOf(appPages) {
  const manifests = new Set(
    appPages.flatMap(({ assets }) =>
      Object.entries(assets).flatMap(([name, file]) => (name.endsWith(ACTIONS) ? [file] : [])),
    ),
  )
  const read = async (file) => Object.values(JSON.parse(await readFile(file, 'utf8')).node)
  const actions = (await Promise.all([...manifests].map(read))).flat()
  return [...new Set(actions.flatMap(({ workers }) => Object.keys(workers)))]
}
