import { describe, expect, it } from 'vitest'
import { start } from '@/tests/support/cached-site'

describe('connections', () => {
  it('answer pipelined requests in their order', async () => {
    const site = await start()
    const ask = (line: string, last = '') => `${line} HTTP/1.1\r\nHost: a\r\n${last}\r\n`
    const answer = await site.raw(
      ask('GET /tools') +
        ask('HEAD /tools') +
        ask('GET /nope') +
        ask('GET /api/stats') +
        ask('GET /tools.md') +
        ask('GET /tools', 'If-None-Match: *\r\nConnection: close\r\n'),
    )
    expect(answer.match(/HTTP\/1.1 \d+/g)?.map((line) => line.slice(9))).toEqual([
      '200',
      '200',
      '404',
      '200',
      '200',
      '304',
    ])
    expect(answer.match(/text\/\w+ of \/tools\n(?=HTTP)/g)).toEqual([
      'text/html of /tools\n',
      'text/markdown of /tools\n',
    ])
  })

  it('answer HTTP/1.0', async () => {
    const site = await start()
    expect(await site.raw('GET /tools HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 [\s\S]*Connection: close/)
  })
})
