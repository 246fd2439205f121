export interface Usage {
  processorMs: number
  rssMebibytes: number
}

/** What this process has used so far, and holds now. */
export function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { processorMs: (user + system) / 1_000, rssMebibytes: process.memoryUsage().rss / 1024 / 1024 }
}
