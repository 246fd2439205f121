import { describe, expect, it } from 'vitest'
import { NotAnAnswer, readAnswer } from './read-answer'

const read = (text: string, { isHead = false, isOver = false } = {}) => {
  const found = readAnswer(Buffer.from(text, 'latin1'), isHead, isOver)
  return found && { ...found.answer, body: found.answer.body.toString('latin1'), rest: text.slice(found.length) }
}

describe('an answer', () => {
  it('ends where its length says, and the next one begins there', () => {
    const text = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nabHTTP/1.1 404 '
    expect(read(text)).toEqual({ status: 200, fields: [['content-length', '2']], body: 'ab', rest: 'HTTP/1.1 404 ' })
  })

  it('to HEAD, or of a 304, has no body', () => {
    expect(read('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n', { isHead: true })).toMatchObject({ body: '', rest: '' })
    expect(read('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\nX')).toMatchObject({ body: '', rest: 'X' })
  })

  it('can come in chunks', () => {
    const text = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\na\r\n0123456789\r\n0\r\n\r\nX'
    expect(read(text)).toMatchObject({ body: 'ab0123456789', rest: 'X' })
  })

  it('without a length ends with the connection', () => {
    expect(read('HTTP/1.1 400 Bad Request\r\n\r\nab')).toBeUndefined()
    expect(read('HTTP/1.1 400 Bad Request\r\n\r\nab', { isOver: true })).toMatchObject({ body: 'ab', rest: '' })
  })

  it('comes after interim ones', () => {
    const text = 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\naX'
    expect(read(text)).toMatchObject({ status: 200, body: 'a', rest: 'X' })
  })

  it.each(['', 'HTTP/1.', 'HTTP/1.1 200 OK\r\nA: b\r\n', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nab'])(
    'is not there yet in %j',
    (text) => expect(read(text)).toBeUndefined(),
  )

  const OK = 'HTTP/1.1 200 OK\r\n'

  it.each([
    ...['HTTP/1.0 200 OK\r\n\r\n', 'e, such as example.com."}', 'HTTP/1.1 2000 OK\r\n\r\n', `${OK}no colon\r\n\r\n`],
    ...[`${OK}A: b\rSet-Cookie: c\r\n\r\n`, `${OK}A: b\n\r\n\r\n`, `${OK}Content-Length: -1\r\n\r\na`],
    `${OK}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    `${OK}Content-Length: 1\r\nContent-Length: 1\r\n\r\na`,
    `${OK}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ])('is not what %j is', (text) => {
    expect(() => read(text)).toThrow(NotAnAnswer)
  })
})
