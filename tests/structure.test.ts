import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOTS = ['app', 'bench', 'build', 'components', 'lib', 'scripts', 'server', 'tests']
const sources = new Map(
  [...ROOTS.flatMap(filesBelow), 'middleware.ts', 'next.config.ts'].flatMap((file) => {
    const text = readIfThere(file)
    return text === undefined ? [] : [[file, text] as const]
  }),
)

interface Import {
  from: string
  specifier: string
  /** The imported file; undefined for a package. */
  to?: string
}

const imports = [...sources].flatMap(([from, text]) => importsOf(from, text))
const local = imports.filter((found): found is Required<Import> => found.to !== undefined)
const shipped = (file: string) => !/^(?:tests|bench|build|scripts)\//.test(file)

/** The files of stores and databases that `lib/services/services.ts` imports, without the two ports. */
const ADAPTERS = local
  .filter(({ from, to }) => from === 'lib/services/services.ts' && /^lib\/(?:store|database)\//.test(to))
  .map(({ to }) => to)
  .filter((to) => !/\/(?:store|database)\.ts$/.test(to))
const SITE = /^lib\/(?:agents|api-description|endpoints|headers|head|paths|site)\//
/** The one module of `lib` that imports `app`: it lists the tools, by the text in each one's folder. */
const listsTools = ({ from, to }: Required<Import>) =>
  from === 'lib/site/tool-folders.ts' && /^app\/tools\/[^/]+\/about\.ts$/.test(to)
/** Names that a tool leaves to components, and the files that hold a lock. */
const SAVES_OR_LOCKS =
  /\bindexedDB\b|\bnavigator\.locks\b|\b(?:local|session)Storage\b|\bBroadcastChannel\b|components\/tool\/tab'|run\/in-turn'/
const SUBJECTS = ['rating', 'pagerank', 'stats']

describe('who may import whom', () => {
  it('finds the code', () => {
    expect(local.length).toBeGreaterThan(50)
    expect(ADAPTERS.length).toBeGreaterThan(4)
    expect(local.filter(({ to }) => !sources.has(to) && !/\.(?:css|json|mdx)$/.test(to))).toEqual([])
  })

  const forbidden: [rule: string, isBroken: (found: Required<Import>) => boolean][] = [
    [
      'nothing imports app, but for the routes that the own server answers without Next, and the list of tools',
      (found) =>
        found.to.startsWith('app/') &&
        !/^(?:tests\/)?app\//.test(found.from) &&
        !(found.from === 'server/endpoints.ts' && /^app\/(?:api|healthz)\//.test(found.to)) &&
        !listsTools(found),
    ],
    [
      'lib imports neither components nor what runs it',
      (found) => inside('lib', found.from) && !inside('lib', found.to) && !listsTools(found),
    ],
    [
      'components import what runs in a browser alone',
      ({ from, to }) =>
        inside('components', from) &&
        !/^(?:components|lib\/(?:errors|escape-xml|agents|api-description|domain|endpoints|head|paths|search|site|upstream\/retry-after|limit\/duration-text|memoize))\b/.test(
          to,
        ),
    ],
    [
      'only lib/services names adapters',
      ({ from, to }) =>
        shipped(from) && ADAPTERS.includes(to) && from !== 'lib/services/services.ts' && dirname(from) !== dirname(to),
    ],
    [
      'subjects never import each other',
      ({ from, to }) =>
        SUBJECTS.some(
          (one) => inside(`lib/${one}`, from) && SUBJECTS.some((other) => other !== one && inside(`lib/${other}`, to)),
        ),
    ],
    [
      'app asks subjects, never a store or a database',
      ({ from, to }) => inside('app', from) && /^lib\/(?:store|database)\//.test(to),
    ],
    [
      'a tool imports neither a store nor another tool',
      ({ from, to }) =>
        inside('app/tools', from) &&
        (inside('components/store', to) || (inside('app/tools', to) && toolOf(from) !== toolOf(to))),
    ],
    [
      'a tool’s about.ts imports the type of its facts alone',
      ({ from, to }) => /^app\/tools\/[^/]+\/about\.ts$/.test(from) && to !== 'lib/site/tool-facts.ts',
    ],
    [
      'middleware stays small',
      ({ from, to }) => from === 'middleware.ts' && !/^lib\/(?:config|(?:headers|site|vercel)\/[\w-]+)\.ts$/.test(to),
    ],
    [
      'the services and the site do not know each other',
      ({ from, to }) =>
        (inside('lib/services', from) && SITE.test(to)) || (SITE.test(from) && inside('lib/services', to)),
    ],
    ['what ships does not import tests, bench or scripts', ({ from, to }) => shipped(from) && !shipped(to)],
  ]

  it.each(forbidden)('%s', (_rule, isBroken) => {
    expect(local.filter(isBroken).map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('a tool leaves what the browser saves and locks to components', () => {
    const tools = [...sources].filter(([file]) => inside('app/tools', file))
    expect(tools.length).toBeGreaterThan(50)
    expect(tools.filter(([, text]) => SAVES_OR_LOCKS.test(text)).map(([file]) => file)).toEqual([])
  })

  it('imports go across folders by @/ and within one by ./', () => {
    const wrong = imports.filter(
      ({ from, specifier, to }) =>
        specifier.startsWith('..') ||
        (to && specifier.startsWith('@/') && dirname(to) === dirname(from) && dirname(to) !== '.') ||
        (to && specifier.startsWith('./') && dirname(to) !== dirname(from)),
    )
    expect(wrong.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([])
  })

  it('has no cycle of files', () => {
    expect(findCycle(local.map(({ from, to }) => [from, to]))).toBeUndefined()
  })

  it('has no cycle of folders, types included', () => {
    const isHere = (file: string) => /^(?:bench|build|components|lib|scripts|server)\//.test(file)
    // With those below it, a folder of components is one subject.
    const folderOf = (file: string) => /^components\/[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file)
    const across = local.filter(({ from, to }) => isHere(from) && isHere(to) && folderOf(from) !== folderOf(to))
    expect(findCycle(across.map(({ from, to }) => [folderOf(from), folderOf(to)]))).toBeUndefined()
  })
})

describe('where things stand', () => {
  it('the environment is read in lib/config.ts, and filled by lib/env-files.ts', () => {
    const readers = [...sources].filter(([file, text]) => shipped(file) && /process.env\b/.test(text))
    // `next.config.ts` writes to it, to turn Next's telemetry off.
    expect(readers.map(([file]) => file).sort()).toEqual(['lib/config.ts', 'lib/env-files.ts', 'next.config.ts'])
  })

  it('tests that change what a process has once are named so', () => {
    const changes = /\b(?:stubEnv|resetModules|chdir)\(|Object\.assign\((?:globalThis|process\.env)/
    const unit = [...sources].filter(([file]) =>
      /^tests\/(?!site|browser|support).*(?<!process|services)\.test\./.test(file),
    )
    expect(unit.filter(([, text]) => changes.test(text)).map(([file]) => file)).toEqual([])
  })

  it('tests/support/README.md names each file and folder, and no other', () => {
    const entries = (folder: string) =>
      readdirSync(join('tests/support', folder), { withFileTypes: true })
        .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
        .filter((name) => name !== 'README.md' && !name.includes('.test.'))
    const inside = entries('').filter((name) => name.endsWith('/') && name !== 'faulty-site/')
    const named = [...readFileSync('tests/support/README.md', 'utf8').matchAll(/`([\w-]+(?:\/|\.\w+))`/g)]
    expect(named.map(([, name]) => name).toSorted()).toEqual([...entries(''), ...inside.flatMap(entries)].toSorted())
  })

  it('files, folders and exports are named by the words of the glossary', () => {
    // JSON has fields; HTTP has headers.
    const banned = /^(?:answer(?:s|ed)?|fields?|kept|held|given|letters?|mailings?|websites?|settle|tell)$/
    const wordsOf = (name: string) => name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
    const names = [...sources].flatMap(([file, text]) => {
      if (!/^(?:lib|server|build|scripts|bench|tests\/support)\//.test(file)) return []
      const exported = text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)
      return [file, ...[...exported].map(([, name]) => `${file} ${name}`)]
    })
    const bodies = ['lib/api-description/schema-text.ts BodyField', 'lib/api-description/schema-text.ts bodyFields']
    expect(names.filter((name) => wordsOf(name).some((word) => banned.test(word)))).toEqual(bodies)
  })

  it('only the part that a page renders says that it runs in the browser', () => {
    const parts = local.filter(({ from }) => from.endsWith('/page.tsx')).map(({ to }) => to)
    const marked = [...sources].filter(([, text]) => text.startsWith("'use client'")).map(([file]) => file)
    expect(marked.filter((file) => !parts.includes(file))).toEqual(['app/tools/error.tsx'])
  })

  it('no file is a drawer', () => {
    const drawers = [...sources.keys()].filter((file) =>
      /(?:^|\/)(?:utils?|helpers?|common|types|constants|index)\.tsx?$/.test(file),
    )
    expect(drawers).toEqual([])
  })
})

function findCycle(edges: [from: string, to: string][]): string[] | undefined {
  const done = new Set<string>()
  const visit = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const [from, to] of edges) {
      const cycle = from === node ? visit(to, [...path, node]) : undefined
      if (cycle) return cycle
    }
    done.add(node)
    return undefined
  }
  return edges.map(([from]) => visit(from, [])).find((cycle) => cycle !== undefined)
}

function inside(folder: string, file: string): boolean {
  return file.startsWith(`${folder}/`)
}

function toolOf(file: string): string | undefined {
  return /^app\/tools\/([^/]+)\//.exec(file)?.[1]
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/node_modules|\.next/.test(file))
}

function importsOf(from: string, text: string): Import[] {
  const specifiers = text.matchAll(
    /(?:^|[\s;])(?:import|export)\s[^'"]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'|^import '([^']+)'/gm,
  )
  return [...specifiers].map(([, ...groups]) => {
    const specifier = groups.find(Boolean) ?? ''
    return { from, specifier, to: resolve(from, specifier) }
  })
}

function resolve(from: string, specifier: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier)
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => readIfThere(file) !== undefined) ?? path
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
