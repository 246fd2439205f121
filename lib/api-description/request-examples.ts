import type { Endpoint, Example } from '@/lib/endpoints/endpoint'

export interface RequestExample {
  label: string
  language: 'sh' | 'javascript' | 'python'
  code: string
}

/** The endpoint's example request in three languages, each without a package. */
export function requestExamples({ path, exampleRequest }: Endpoint, siteUrl: string): RequestExample[] {
  const { searchParams } = new URL(exampleRequest, siteUrl)
  const pairs = [...searchParams]
  return [
    { label: 'curl', language: 'sh', code: `curl -i '${siteUrl}${exampleRequest}'` },
    { label: 'JavaScript', language: 'javascript', code: javascript(`${siteUrl}${path}`, pairs) },
    { label: 'Python', language: 'python', code: python(`${siteUrl}${path}`, pairs) },
  ]
}

/** A parameter's example as it stands in a URL, one pair for each value; it needs no quotes in a shell. */
export function examplePairs(name: string, { value }: Example): string[] {
  return [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`)
}

type Pair = [name: string, value: string]

function javascript(url: string, pairs: Pair[]): string {
  const query = pairs.map(([name, value]) => `url.searchParams.append('${name}', '${value}')`)
  return [
    `const url = new URL('${url}')`,
    ...query,
    'const response = await fetch(url)',
    'const body = await response.json()',
    'if (!response.ok) throw new Error(body.error)',
    'console.log(body)',
  ].join('\n')
}

function python(url: string, pairs: Pair[]): string {
  const query = pairs.map(([name, value]) => `("${name}", "${value}")`).join(', ')
  const request = pairs.length > 0 ? [`query = urlencode([${query}])`, `url = f"${url}?{query}"`] : [`url = "${url}"`]
  return [
    'import json',
    'from urllib.error import HTTPError',
    ...(pairs.length > 0 ? ['from urllib.parse import urlencode'] : []),
    'from urllib.request import urlopen',
    '',
    ...request,
    'try:',
    '    with urlopen(url, timeout=15) as response:',
    '        print(json.load(response))',
    'except HTTPError as refusal:',
    '    print(refusal.code, json.load(refusal)["error"], refusal.headers.get("Retry-After"))',
  ].join('\n')
}
