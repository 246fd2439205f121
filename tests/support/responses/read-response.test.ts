import { expect, it } from 'vitest'
import { NotAResponse, readResponse } from './read-response'

const OK = 'HTTP/1.1 200 OK\r\n'
const read = (text: string) => readResponse(Buffer.from(text, 'latin1'), false)

it.each(['', 'HTTP/1.', `${OK}A: b\r\n`, `${OK}Content-Length: 3\r\n\r\nab`])('%j is incomplete', (text) =>
  expect(read(text)).toBeUndefined(),
)

it.each([
  ...['HTTP/1.0 200 OK\r\n\r\n', 'e, such as example.com."}', 'HTTP/1.1 2000 OK\r\n\r\n', `${OK}no colon\r\n\r\n`],
  ...[`${OK}A: b\rSet-Cookie: c\r\n\r\n`, `${OK}A: b\n\r\n\r\n`, `${OK}Content-Length: -1\r\n\r\na`, `${OK}\r\nab`],
  `${OK}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
  `${OK}Content-Length: 1\r\nContent-Length: 1\r\n\r\na`,
  `${OK}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
])('%j is no response', (text) => {
  expect(() => read(text)).toThrow(NotAResponse)
})

it('the next response begins where one ends', () => {
  const { response, length } = read(`${OK}Content-Length: 2\r\n\r\nabHTTP/1.1 404 `) ?? {}
  expect([String(response?.body), length]).toEqual(['ab', 40])
})
