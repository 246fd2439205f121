import { useEffect, useEffectEvent } from 'react'
import { isNotLoaded } from '@/components/elements/is-not-loaded'
import { type AgentTool, NOT_LOADED, Refusal } from './agent-tool'

/** `document.modelContext`, as far as it is used here. */
interface ModelContext {
  registerTool(
    tool: {
      name: string
      title: string
      description: string
      inputSchema: object
      annotations: { readOnlyHint: boolean; untrustedContentHint: boolean }
      execute(input: unknown): Promise<unknown>
    },
    options: { signal: AbortSignal },
  ): unknown
}

/** Registers a tool with the browser's agent until the page is left. Loads nothing where there is no such agent. */
export function useAgentTool<Page = void>(
  load: () => Promise<{ agentTool: AgentTool<Page> }>,
  ...given: Page extends void ? [] : [page: Page]
): void {
  const [page] = given as [Page]
  const execute = useEffectEvent(async (tool: AgentTool<Page>, input: unknown, left: AbortSignal) => {
    try {
      return await Promise.race([tool.execute(input, page, left), leaving(left)])
    } catch (error) {
      if (error instanceof Refusal) return { error: error.message }
      if (isNotLoaded(error)) return { error: NOT_LOADED }
      throw error
    }
  })

  const register = useEffectEvent(async (context: ModelContext, left: AbortSignal) => {
    const { agentTool } = await load()
    if (left.aborted) return
    const { name, description, inputSchema, hasUntrustedContent = false } = agentTool
    const annotations = { readOnlyHint: true, untrustedContentHint: hasUntrustedContent }
    // Each page has one tool, so its heading is the tool's title.
    const title = document.querySelector('h1')?.textContent ?? name
    await context.registerTool(
      { name, title, description, inputSchema, annotations, execute: (input) => execute(agentTool, input, left) },
      { signal: left },
    )
  })

  useEffect(() => {
    const { modelContext } = document as { modelContext?: ModelContext }
    if (!modelContext) return
    const left = new AbortController()
    // Without the registration the page works as it does without an agent.
    register(modelContext, left.signal).catch(() => {})
    return () => left.abort()
  }, [])
}

function leaving(left: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    left.addEventListener('abort', () => reject(new Refusal('The page was closed before the tool had finished.')))
  })
}
