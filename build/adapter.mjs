import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ACTIONS = '/server-reference-manifest.json'

/** Next's adapter: writes down what the build made, for the pack step. Only the build script sets it. */
export default {
  name: 'pack',
  async onBuildComplete({ outputs, routing, distDir, config }) {
    const { prerenders, staticFiles, appPages, appRoutes } = outputs
    const made = {
      router: { ...routing.rsc, deploymentId: config.deploymentId },
      prerenders,
      staticFiles,
      pages: appPages.map(({ id, pathname, sourcePage }) => ({ id, pathname, sourcePage })),
      routes: appRoutes.map(({ id, pathname, sourcePage }) => ({ id, pathname, sourcePage })),
      serverActions: await serverActionsOf(appPages),
    }
    await writeFile(join(distDir, 'outputs.json'), JSON.stringify(made))
  },
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
