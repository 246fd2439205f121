/** The sites that came, went, or stopped being followed between two exports. */
export function findChanges<One>(
  earlier: ReadonlyMap<string, One>,
  later: ReadonlyMap<string, One>,
  isFollowed: (one: One) => boolean | undefined,
) {
  return {
    added: [...later.keys()].filter((site) => !earlier.has(site)),
    lost: [...earlier.keys()].filter((site) => !later.has(site)),
    nofollow: [...later].flatMap(([site, one]) => {
      const before = earlier.get(site)
      return before !== undefined && isFollowed(before) === true && isFollowed(one) === false ? site : []
    }),
  }
}
