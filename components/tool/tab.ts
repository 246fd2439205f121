export type Tab = ReturnType<typeof createTab>

/** Names a tab until it is closed, for one tool. A form belongs to its tab: two can be filled in differently. */
export function createTab(tool: string) {
  const name = `${tool} tab`
  let id: string | undefined
  let claimed: Promise<string> | undefined

  function renew(): string {
    const made = String(Math.random()).slice(2)
    tryTo(() => sessionStorage.setItem(name, made))
    id = made
    return made
  }

  function current(): string {
    id ??= tryTo(() => sessionStorage.getItem(name)) ?? renew()
    return id
  }

  async function take(): Promise<string> {
    if (await lock(`${name} ${current()}`)) return current()
    renew()
    return take()
  }

  return {
    id: current,
    /** An id that no other tab has. A duplicated tab has the same one as the tab that it was made of, and gets a new one. */
    claim() {
      claimed ??= take()
      return claimed
    },
  }
}

/** Holds a lock until the page is left. False where another tab holds it; without https, browsers have no locks. */
async function lock(name: string): Promise<boolean> {
  try {
    return await new Promise((resolve, reject) => {
      navigator.locks
        .request(name, { ifAvailable: true }, (held) => {
          resolve(held !== null)
          return held ? new Promise<void>(() => {}) : undefined
        })
        .catch(reject)
    })
  } catch {
    return true
  }
}

/** Blocked site data take `sessionStorage` away. */
function tryTo<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}
