import { toolCalls, toolDefinitions } from '@/lib/api-description/tool-definitions'
import { domainRating } from '@/lib/endpoints/domain-rating'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRank } from '@/lib/endpoints/pagerank'
import { escapeXml } from '@/lib/escape-xml'
import { RATING_FRESH_SECONDS } from '@/lib/limit/lifetimes'
import { ratingSource } from '@/lib/site/sources'

const { name: CREDIT, url: CREDIT_URL, scale: SCALE } = ratingSource

/** What a visitor may copy, made for the site at `siteUrl`. `tests/site/responses/recipes.test.ts` runs all of it. */
export function recipes(siteUrl: string) {
  const ratingUrl = `${siteUrl}${domainRating.path}`
  const badge = `https://img.shields.io/badge/dynamic/json?${[
    `url=${encodeURIComponent(`${ratingUrl}?target=example.com`)}`,
    `query=${encodeURIComponent('$.domainRating')}`,
    `label=${encodeURIComponent(CREDIT)}`,
    `cacheSeconds=${RATING_FRESH_SECONDS}`,
  ].join('&')}`
  return {
    sheets: `=VALUE(REGEXEXTRACT(JOIN(",", IMPORTDATA("${ratingUrl}?target=" & ENCODEURL(A2))), "domainRating""?:([0-9.]+)"))`,
    sheetsWithDecimalComma: `=VALUE(SUBSTITUTE(REGEXEXTRACT(JOIN(","; IMPORTDATA("${ratingUrl}?target=" & ENCODEURL(A2))); "domainRating""?:([0-9.]+)"); "."; ","))`,
    excel: `=NUMBERVALUE(TEXTBEFORE(TEXTAFTER(WEBSERVICE("${ratingUrl}?target=" & ENCODEURL(A2)), """domainRating"":"), "}"), ".", ",")`,
    heading: `=HYPERLINK("${CREDIT_URL}", "${CREDIT}, ${SCALE}")`,
    badgeMarkdown: `[![${CREDIT}](${badge})](${CREDIT_URL})`,
    badgeHtml: `<a href="${CREDIT_URL}"><img src="${escapeXml(badge)}" alt="${CREDIT}"></a>`,
    shell: shell(siteUrl),
    python: python(siteUrl),
    ...tools(siteUrl),
  }
}

const tools = (siteUrl: string) => ({
  messagesTools: asJson(
    toolDefinitions.map(({ name, description, schema }) => ({ name, description, input_schema: schema })),
  ),
  responsesTools: asJson(
    toolDefinitions.map(({ name, description, schema }) => ({
      type: 'function',
      name,
      description,
      parameters: schema,
    })),
  ),
  callTool: `const SITE = '${siteUrl}'
const CALLS = ${asJson(toolCalls)}

export async function callTool(name, input) {
  const { path, query } = CALLS[name]
  const url = new URL(path, SITE)
  for (const [argument, value] of Object.entries(input)) {
    for (const one of [value].flat()) url.searchParams.append(query[argument], one)
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) })
  const wait = response.headers.get('Retry-After')
  return {
    isError: !response.ok,
    content: (await response.text()) + (wait ? \` Retry-After: \${wait} seconds.\` : ''),
  }
}`,
})

const asJson = (value: unknown) => JSON.stringify(value, null, 2)

const shell = (siteUrl: string) => `# sh ratings.sh < domains.txt > ratings.csv
endpoint='${siteUrl}${domainRating.path}'
credit="${CREDIT}, ${CREDIT_URL}, ${SCALE}, $(date -u +%Y-%m-%d)"
left=
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# Prints the value of a header of the latest response.
field() {
  tr -d '\\r' < "$work/head" | tr '[:upper:]' '[:lower:]' | sed -n "s/^$1: *//p"
}

echo 'domain,rating,source'
while read -r domain || [ -n "$domain" ]; do
  # At r=0, wait for t seconds.
  case $left in *';r=0;t='*) sleep "\${left##*=}" ;; esac
  while
    status=$(curl -s -G -m 20 -D "$work/head" -o "$work/body" -w '%{http_code}' \\
      --data-urlencode "target=$domain" "$endpoint")
    [ "$status" = 429 ]
  do
    seconds=$(field retry-after)
    sleep "\${seconds:-60}"
  done
  rating=unknown
  if [ "$status" = 200 ]; then
    rating=$(sed -n 's/.*"domainRating": *\\([0-9.]*\\).*/\\1/p' "$work/body")
  fi
  echo "$domain,$rating,\\"$credit\\""
  left=$(field ratelimit)
done`

const python = (siteUrl: string) => `# python3 page_ranks.py < domains.txt > page-ranks.csv
import csv, json, re, sys, time
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

ENDPOINT = "${siteUrl}${pageRank.path}"
BATCH = ${MAX_PAGE_RANK_DOMAINS}

def ask(domains):
    query = urlencode([("domains[]", domain) for domain in domains])
    while True:
        try:
            with urlopen(f"{ENDPOINT}?{query}", timeout=20) as answer:
                limit = answer.headers.get("RateLimit", "")
                return json.load(answer)["response"], limit
        except HTTPError as refusal:
            if refusal.code != 429:
                sys.exit(f"{refusal.code}: {refusal.read().decode()}")
            time.sleep(int(refusal.headers.get("Retry-After", 60)))

domains = [line.strip() for line in sys.stdin if line.strip()]
table = csv.writer(sys.stdout)
table.writerow(["domain", "PageRank, 0 to 10", "rank"])
for start in range(0, len(domains), BATCH):
    items, limit = ask(domains[start : start + BATCH])
    for item in items:
        found = item["status_code"] == 200
        page_rank = item["page_rank_decimal"] if found else "not in the index"
        table.writerow([item["domain"], page_rank, item["rank"]])
    sys.stdout.flush()
    # At r=0, wait for t seconds.
    spent = re.search(r";r=0;t=(\\d+)", limit)
    if spent and start + BATCH < len(domains):
        time.sleep(int(spent[1]))`
