import { words } from './words'

/** Paths that are a 404 for every request. */
export const missingPaths = [
  ...words(`
    /nope /nope/ /nope.md /nope/index.md /nope?a=1 /nope?nxtPmissing=about /guides/nope /guides/nope.md /tools/nope/index.md
    /api /api/ /api/nope /api/stats/ /api/stats.md /api%2Fstats /API/stats /healthz/ /md /md/ /md/about /md/tools /md.md
    /MD/about /%6dd/about /md%2fabout /built /built/about.html /built/about.md /BUILT/about.md /%62uilt/about.md /missing/about /.md/ /.env /.git/config /.well-known/nope /.well-known/security.txt /.well-known/agent-skills /.well-known/agent-skills/nope/SKILL.md /index /index.html /index.php
    /index.rsc/ /about.html /about.md/ /about.md.md /about/index.html /about.rsc /about.txt /ABOUT /%61bout /about%2F
    /about%20 /%2e%2e/about /about/..%2f // //about /about// /about//index.md ///evil.example //evil.example/
    /%2F%2Fevil.example/ /%5Cevil.example/ /sitemaps/x.xml /sitemaps /llms.txt/ /llms.txt.md /robots.txt.md /_next /_next/
    /_next/static/nope.js /_next/data/x/about.json /_next/image?url=%2Ficon-512.png&w=64&q=75 /_not-found /_global-error /404
    /500 /[...missing] /guides/[slug] /og/[...page] /og/about /__proto__ /constructor /%00 /about%00.md /% /%zz /%E0%A4%A
    /%E0%A4%A.md /%ff%fe`),
  ...[`/${'a'.repeat(8_000)}`, `/${'%61'.repeat(2_000)}`, `/${'a/'.repeat(3_000)}index.md`],
]
