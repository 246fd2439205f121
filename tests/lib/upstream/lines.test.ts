import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDue, createLines, inTurn, type Place } from '@/lib/upstream/lines'

const networkOf = (client: string) => client.split('.', 1)[0] as string
const placeOf = (client: string, round = 0): Place => ({ clients: [client], round, untilMs: 0 })
const placesOf = (client: string, count: number) => Array.from({ length: count }, (_, round) => placeOf(client, round))

function linesOf(...places: Place[]) {
  const lines = createLines<Place>(networkOf)
  for (const place of places) lines.add(place)
  return lines
}

describe('a client’s next name', () => {
  it('is of the first round while nothing waits, whatever has left', () => {
    const lines = linesOf()
    expect(lines.nextRound('a')).toBe(0)
    const place = placeOf('a', 5)
    lines.add(place)
    lines.remove(new Set([place]))
    expect(lines.nextRound('a')).toBe(0)
  })

  it('is of the round that leaves first, where the client has none yet', () => {
    const places = [placeOf('a', 5), placeOf('a', 7), placeOf('b', 6)]
    const lines = linesOf(...places)
    expect(lines.nextRound('c')).toBe(5)
    lines.remove(new Set(places.slice(0, 1)))
    expect(lines.nextRound('c')).toBe(6)
  })

  it('comes after the client’s own names, and after those that it has joined', () => {
    const joined = placeOf('b', 4)
    const lines = linesOf(...placesOf('a', 2), joined)
    expect(lines.nextRound('a')).toBe(2)
    lines.join(joined, 'a')
    expect(lines.nextRound('a')).toBe(5)
  })
})

describe('a line', () => {
  it('has room for its share of the places, and one share stays free', () => {
    const hasRoom = (own: number, others: string[]) =>
      linesOf(...placesOf('a', own), ...others.map((client) => placeOf(client))).lineOf('a', 12).hasRoom
    expect([hasRoom(5, []), hasRoom(6, [])]).toEqual([true, false])
    expect([hasRoom(3, ['b']), hasRoom(4, ['b'])]).toEqual([true, false])
    expect([hasRoom(2, ['b', 'c']), hasRoom(3, ['b', 'c'])]).toEqual([true, false])
  })

  it('has room for one name, however many lines there are, until all places are taken', () => {
    expect(linesOf(placeOf('a'), placeOf('b')).lineOf('c', 3).hasRoom).toBe(true)
    expect(linesOf(placeOf('a'), placeOf('b'), placeOf('c')).lineOf('d', 3).hasRoom).toBe(false)
  })

  it('is that of the network from three quarters of the places on', () => {
    const lines = linesOf(placeOf('net.a'), placeOf('net.b'))
    expect(lines.lineOf('net.a', 4)).toMatchObject({ name: 'net.a', hasRoom: false, count: 2 })
    expect(lines.lineOf('net.c', 4)).toMatchObject({ name: 'net.c', hasRoom: true, count: 3 })
    lines.add(placeOf('net.c'))
    expect(lines.lineOf('net.d', 4)).toMatchObject({ name: 'net', hasRoom: false, count: 1 })
    expect(lines.lineOf('other.a', 4)).toMatchObject({ name: 'other', hasRoom: true, count: 2 })
  })

  it('has before it the names of the rounds before its own first one', () => {
    const lines = linesOf(placeOf('b', 0), placeOf('c', 1), placeOf('a', 2), placeOf('d', 2), placeOf('a', 3))
    expect(lines.lineOf('a', 20).before).toBe(2)
    expect(lines.lineOf('c', 20).before).toBe(1)
  })

  it('without a name has nobody before it', () => {
    expect(linesOf(...placesOf('a', 3)).lineOf('b', 20).before).toBe(0)
  })

  it('ends with its last name', () => {
    const places = [placeOf('a'), placeOf('a', 1), placeOf('b')]
    const lines = linesOf(...places)
    lines.remove(new Set(places.slice(0, 1)))
    expect(lines.lineOf('b', 20).count).toBe(2)
    lines.remove(new Set(places.slice(1, 2)))
    expect(lines.lineOf('b', 20).count).toBe(1)
  })

  it('is as if counted anew from the names that wait, after whatever came, joined and left', () => {
    const client = fc.constantFrom('net.a', 'net.b', 'other.a', 'other.b', 'third.a')
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add'), client, at: fc.nat(9) }),
      fc.record({ kind: fc.constantFrom('join', 'remove'), client, at: fc.nat(9) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), client, fc.integer({ min: 1, max: 30 }), (steps, asks, most) => {
        const lines = linesOf()
        let waiting: Place[] = []
        for (const { kind, client, at } of steps) {
          const place = waiting[at % Math.max(1, waiting.length)]
          if (kind === 'add') {
            const added = placeOf(client, at)
            lines.add(added)
            waiting = [...waiting, added]
          } else if (place && kind === 'remove') {
            lines.remove(new Set([place]))
            waiting = waiting.filter((other) => other !== place)
          } else if (place && !place.clients.includes(client)) {
            lines.join(place, client)
          }
        }
        expect(lines.all()).toEqual(waiting)

        const own = waiting.filter(({ clients }) => clients.includes(asks))
        const lowest = [...waiting].sort((a, b) => a.round - b.round)[0]?.round ?? 0
        const highestOwn = [...own].sort((a, b) => b.round - a.round)[0]?.round
        expect(lines.nextRound(asks)).toBe(highestOwn === undefined ? lowest : highestOwn + 1)

        const nameOf = waiting.length / most >= 3 / 4 ? networkOf : (client: string) => client
        const inLine = waiting.filter(({ clients }) => clients.map(nameOf).includes(nameOf(asks)))
        const count = new Set([asks, ...waiting.flatMap(({ clients }) => clients)].map(nameOf)).size
        const share = Math.max(1, Math.floor(most / (count + 1)))
        const isBefore = ({ round }: Place) => inLine.length > 0 && inLine.every((place) => round < place.round)
        expect(lines.lineOf(asks, most)).toEqual({
          name: nameOf(asks),
          hasRoom: inLine.length < share && waiting.length < most,
          before: waiting.filter(isBefore).length,
          count,
        })
      }),
    )
  })
})

it('in turn, the first round comes first, and in a round those who came first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 20 }), (rounds) => {
      const places = rounds.map((round, index) => placeOf(`client${index}`, round))
      const byRound = [0, 1, 2, 3, 4, 5].flatMap((round) => places.filter((place) => place.round === round))
      expect(inTurn(places)).toEqual(byRound)
    }),
  )
})

describe('the oldest places that must leave with a call', () => {
  /** For places whose time allows so many calls, this one counted. */
  const dueOf = (calls: number[], namesPerCall: number) =>
    countDue(
      calls.map((untilMs) => ({ clients: [], round: 0, untilMs })),
      namesPerCall,
      (untilMs) => untilMs,
    )

  it('are those for which the calls after it have no room', () => {
    expect(dueOf([], 2)).toBe(0)
    expect(dueOf([2, 2], 2)).toBe(0)
    expect(dueOf([2, 2, 2], 2)).toBe(1)
    expect(dueOf([1, 2, 2], 2)).toBe(1)
    expect(dueOf([1, 2, 2, 2], 2)).toBe(2)
  })

  it('are no more than it takes', () => {
    expect(dueOf([1, 1, 1], 2)).toBe(2)
  })

  it('are as many as it takes to have all others leave in time, oldest first', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { maxLength: 25 }), fc.integer({ min: 1, max: 6 }), (unsorted, namesPerCall) => {
        const calls = [...unsorted].sort((a, b) => a - b)
        /** Plays all calls: do all leave in time if so many leave with this one? */
        const isEnough = (first: number) => {
          const waiting = [...calls]
          for (let call = 1; waiting.length > 0; call += 1) {
            const leaving = waiting.splice(0, call === 1 ? first : namesPerCall)
            if (leaving.some((last) => last < call)) return false
          }
          return true
        }
        const choices = Array.from({ length: namesPerCall }, (_, first) => first)
        expect(dueOf(calls, namesPerCall)).toBe(choices.find(isEnough) ?? namesPerCall)
      }),
    )
  })
})
