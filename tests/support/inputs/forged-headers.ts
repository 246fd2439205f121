import { words } from './words'

/** Fields that servers have believed about their own address, the client or the request. */
export const NAMING = words(`
  Forwarded X-Forwarded-For X-Forwarded-Host X-Forwarded-Server X-Forwarded-Proto X-Forwarded-Scheme X-Forwarded-Ssl
  X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Path X-Forwarded-Uri X-Original-Host X-Original-URL X-Original-Uri
  X-Rewrite-URL X-Host X-HTTP-Host-Override X-HTTP-Method-Override X-Real-IP X-Client-Address X-Url-Scheme X-Wap-Profile
  Origin Referer Via`)

/** Internal fields of Next and of Vercel. */
export const INTERNAL = words(`
  X-Middleware-Subrequest X-Middleware-Subrequest-Id X-Middleware-Rewrite X-Middleware-Redirect X-Middleware-Next
  X-Middleware-Invoke X-Middleware-Prefetch X-Middleware-Override-Headers X-Middleware-Request-Host
  X-Middleware-Set-Cookie X-Middleware-Skip X-Matched-Path X-Invoke-Path X-Invoke-Query X-Invoke-Status X-Invoke-Error
  X-Invoke-Output X-Now-Route-Matches X-Prerender-Revalidate X-Prerender-Revalidate-If-Generated X-Prerender-Bypass-Mode
  X-Next-Revalidated-Tags X-Next-Revalidate-Tag-Token X-Next-Cache-Tags X-Next-Resume-State-Length X-Nextjs-Data
  X-Nextjs-Rewritten-Path X-Nextjs-Rewritten-Query X-Nextjs-Html-Request-Id X-Nextjs-Request-Id X-Nextjs-Postponed
  X-Nextjs-Prerender X-Nextjs-Stale-Time X-Nextjs-Action-Not-Found Next-Resume Next-Hmr-Refresh X-Vercel-Id
  X-Vercel-Forwarded-For X-Vercel-Protection-Bypass X-Vercel-Deployment-Url Cookie Purpose`)
