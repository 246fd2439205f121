import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { packRouterData } from '@/build/pack'

const NAME = 'x-nextjs-deployment-id'

// Next leaves the build's id out of the data of a named deployment, and its router reloads where it finds neither.
it("the router's data names the deployment where the build has one", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const filePath = join(folder, 'about.rsc')
  writeFileSync(filePath, 'data')
  const made = new Map([['/about.rsc', { pathname: '/about.rsc', parentOutputId: '/about', fallback: { filePath } }]])
  const fieldsWith = async (deploymentId?: string) =>
    Object.fromEntries((await packRouterData(made, '/about.rsc', { deploymentId })).fields)
  expect(await fieldsWith('dpl-1')).toMatchObject({ [NAME]: 'dpl-1' })
  expect(await fieldsWith()).not.toHaveProperty(NAME)
})
